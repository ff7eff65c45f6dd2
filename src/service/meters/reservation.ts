import { Failure } from '../http/failure.ts';
import type { Store } from '../store/store.ts';
import type { MeterName, MeterTable } from './meterTable.ts';

/** The meters of speech, in seconds. */
export type SpeechMeter = 'basic_seconds' | 'premium_seconds';

/**
 * Seconds held for speech under way. It is ended once, by whoever comes first: ending it again does nothing.
 * Inside a transaction of the store, ending is part of that.
 */
export interface Reservation {
  readonly id: string;
  /**
   * Charges the generated `seconds`, whole ones, and frees the rest. Metered Premium audio beyond what was held
   * must be discarded: nothing is charged, and a `service_unavailable` failure is thrown (Usage accounting, 5). Inside a
   * transaction that failure rolls back the release as well: call `release` after it.
   */
  settle(seconds: number): void;
  /** Frees all of it. */
  release(): void;
}

interface ReservationDependencies {
  readonly store: Store;
  readonly table: MeterTable;
  /** Whether audio may not be longer than what is held for it. */
  readonly isBound: (meter: MeterName) => boolean;
}

/** The reservation of `table` with this id, whether or not it has been ended. */
export function reservationIn({ store, table, isBound }: ReservationDependencies, id: string): Reservation {
  return {
    id,
    settle(seconds) {
      store.transaction(() => {
        const held = table.end(id);
        if (held === undefined) return;
        if (isBound(held.key.meter) && seconds > held.amount) throw beyondReservation();
        table.add(held.key, seconds);
      });
    },
    release() {
      table.end(id);
    },
  };
}

function beyondReservation(): Failure {
  return new Failure('service_unavailable', 'The audio is longer than the seconds reserved for it.');
}
