/**
 * Starts to measure the processor time of this process with all its threads: what else the computer does counts for a
 * clock, and a limit of time then fails by chance.
 * @returns what has been used since, in milliseconds
 */
export function cpuStopwatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
