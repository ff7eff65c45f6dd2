/** What a process holds at one moment, with everything closed and the local service running. */
export interface Measurement {
  /** Of the extension host, after a forced collection. */
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** What the heap has taken from the system, used or not. */
  readonly heapReservedBytes: number;
  /** What scripts hold outside the heap, such as buffers. */
  readonly externalBytes: number;
  /** Of the local service. */
  readonly serviceResidentBytes: number;
  /** What keeps the event loop of the extension host alive, by its kind, without timers. */
  readonly handles: Readonly<Record<string, number>>;
  readonly timers: number;
  readonly openFiles: number;
  readonly sockets: number;
  readonly childProcesses: number;
  /** Entries of the temporary folder that have Harf's name. */
  readonly temporaryFiles: readonly string[];
  /** Those that the editor does not only hold because they were open a while ago. */
  readonly openDocuments: readonly string[];
}

/** How a command ended. */
export type Outcome = 'done' | 'said' | 'silent' | 'unclear' | 'rejected' | 'unfinished';

/** How the runs of one command ended. */
export interface CommandTally {
  readonly command: string;
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
  /** What it said, digits apart, and how often. */
  readonly sentences: Readonly<Record<string, number>>;
}

/** The longest task of the extension host in one kind of step. */
export interface LongTask {
  readonly step: string;
  /** From its beginning to its end. */
  readonly milliseconds: number;
  /** So much of it the thread was on a processor: the rest it waited for one. */
  readonly processorMilliseconds: number;
  /** How often the step was taken. */
  readonly times: number;
  /** What was on the stack for longest, if the run was told to look. */
  readonly stack?: string;
}

export interface LoopDelay {
  readonly maxMilliseconds: number;
  readonly percentile999Milliseconds: number;
}

/** What the part of the run in the extension host found. */
export interface HostReport {
  readonly rounds: number;
  readonly steps: number;
  readonly seconds: number;
  readonly start: Measurement;
  readonly end: Measurement;
  readonly loopDelay: LoopDelay;
  readonly longTasks: readonly LongTask[];
  readonly commands: readonly CommandTally[];
  /** Steps that are no commands and went wrong, and how. */
  readonly failures: readonly string[];
  /** The warnings and errors in Harf's log, digits apart, and how often. */
  readonly logged: Readonly<Record<string, number>>;
  /** What the run could not do on this computer. */
  readonly notes: readonly string[];
}
