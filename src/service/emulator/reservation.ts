import { Failure } from '../http/failure.ts';
import type { Reservation } from '../keys/account.ts';
import type { Store } from '../store/store.ts';
import type { MeterName, MeterTable } from './meterTable.ts';

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
