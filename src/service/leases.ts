/**
 * How long work belongs to the process that began it, in milliseconds, if that does not renew its claim: after a
 * crash, others take over that late.
 */
export const LEASE_MS = 10_000;
