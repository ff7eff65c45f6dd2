import type { AudioFolder } from '../audio/audioFolder.ts';
import type { Store } from '../store/store.ts';

/** Where everything that outlives a request is kept, for its owner only. */
export interface DataFolder {
  readonly store: Store;
  readonly audio: AudioFolder;
  /** Closes the store. */
  close(): void;
}
