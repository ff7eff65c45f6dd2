/**
 * Tells the user what a script is doing: one line on standard error, since standard output belongs to
 * the command that the user asked for.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
