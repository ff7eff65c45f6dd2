/** One answer of the hosted service to a request for text. */
interface Delivery {
  readonly path: string;
  readonly body: string;
  /** What the answer says that it costs; undefined where it is a failure. */
  readonly units: number | undefined;
  /** Whether all of the answer was passed on to who asked. */
  readonly isPassedOn: boolean;
}

/** What was asked of the hosted service and what it took for it, in text units. */
export interface Account {
  /** Of every different text once. */
  readonly asked: number;
  /** By the service's own counter. */
  readonly charged: number;
  /** Of what was charged, what never reached who asked. */
  readonly lost: number;
}

interface Work {
  readonly units: number;
  readonly isReceived: boolean;
}

/** Sums up what went over the network; every text of a run is another, so each is to be paid once. */
export class Deliveries {
  readonly #works = new Map<string, Work>();

  add({ path, body, units, isPassedOn }: Delivery): void {
    if (units === undefined) return;
    const name = `${path} ${body}`;
    const isReceived = isPassedOn || (this.#works.get(name)?.isReceived ?? false);
    this.#works.set(name, { units, isReceived });
  }

  /** @param charged what the service's counter has grown by */
  account(charged: number): Account {
    const works = [...this.#works.values()];
    const lost = works.filter(({ isReceived }) => !isReceived);
    return { asked: unitsOf(works), charged, lost: unitsOf(lost) };
  }
}

function unitsOf(works: readonly Work[]): number {
  return works.reduce((sum, { units }) => sum + units, 0);
}
