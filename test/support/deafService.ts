/** Stands in for the child process of the extension: takes its start message and never answers. */
process.on('message', () => {});
process.on('disconnect', () => process.exit(0));
