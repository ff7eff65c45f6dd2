import { digestOf } from './entry.ts';
import type { CommandKeys, KeyedRequest } from './ledger.ts';

/**
 * Keys of one command that are kept in memory only, for a server that charges nothing. Requests are told apart by
 * their route and body: the local service has another API key after each start, and a request that its end cut off
 * has to reach the next process with the same idempotency key.
 * @param ownKey the key of every request, for a command of one request that keeps its key itself
 */
export function createMemoryKeys(ownKey?: string): CommandKeys {
  const kept = new Map<string, string>();
  const keyOf = (identity: string): string => {
    const idempotencyKey = ownKey ?? kept.get(identity) ?? crypto.randomUUID();
    kept.set(identity, idempotencyKey);
    return idempotencyKey;
  };
  const forgetAll = async () => kept.clear();
  return {
    async open(request) {
      const identity = identityOf(request);
      return {
        idempotencyKey: keyOf(identity),
        settle: async () => void kept.delete(identity),
        // Within the command the same request takes it up again.
        release: async () => {},
      };
    },
    settle: forgetAll,
    release: forgetAll,
  };
}

function identityOf(request: KeyedRequest): string {
  const { route, bodyHash } = digestOf(request);
  return `${route} ${bodyHash}`;
}
