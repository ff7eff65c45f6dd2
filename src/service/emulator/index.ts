/**
 * The hosted service's accounts on the command line: keys, plans, billing periods, meters, limits and failures on demand, so
 * that a client meets what happens to an account before its users do. The editor's own service has none of it.
 */
export { accountUsage, isAccountCommand, runAccountCommand } from './accountCommands.ts';
export { clockAhead, isoTime, msAhead } from './clock.ts';
export { injectFaults } from './faults.ts';
export { changeKeys, keyReader, keysIn } from './keyFile.ts';
export {
  type KeySet,
  type KeySpec,
  newKeys,
  parseKeySpecs,
  printedKeys,
  withClock,
  withKeys,
} from './keySet.ts';
export { MeteredKeys } from './meteredKeys.ts';
