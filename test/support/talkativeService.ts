/** Stands in for the child process of the extension: says other things before it is ready. */
process.on('message', () => {
  for (const message of [{ type: 'unexpected', message: 'something odd' }, 'nonsense', { type: 'ready' }])
    process.send?.(message);
});
process.on('disconnect', () => process.exit(0));
