// Compiled for the headers that come with it.
