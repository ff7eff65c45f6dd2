import { mkdir, readdir, rename, rm, writeFile } from '#platform/files.ts';
import { sha256 } from '#platform/hashing.ts';
import { join } from '#platform/paths.ts';
import { readRegular, writeWhole } from '#platform/wholeFile.ts';
import { type PlaybackText, playbackText, type StoredPlayback, storedPlayback } from './storedPlayback.ts';

/** Playbacks are kept as long as the service keeps their jobs, in milliseconds (States, rule 1: 24 hours). */
export const RETENTION_MS = 86_400_000;

/** A state has some hundred bytes for a section; a longer file is not ours. */
const MAX_STATE_BYTES = 1_048_576;
/** More than the text of all the sections that a state has room for. */
const MAX_TEXT_BYTES = 67_108_864;

/** Takes the place of the workspace in the name of a folder whose state cannot be read. */
const ASIDE = 'aside';

interface PlaybackStoreOptions {
  /** A folder of its own, shared by all windows; made when first needed, for this user only. */
  readonly folder: string;
  /** Identifies the workspace; its playbacks are kept apart from those of others. */
  readonly workspace: string;
  /** Unix time in milliseconds. */
  readonly now?: () => number;
}

/**
 * Keeps the playbacks of one workspace on the disk, a folder for each: its state, its text, and its sound. The
 * name of a folder tells its workspace and age, so that what is too old goes, whichever window sees it first.
 */
export class PlaybackStore {
  readonly #folder: string;
  readonly #workspace: string;
  readonly #now: () => number;
  readonly #saves = new Map<string, Promise<void>>();

  constructor({ folder, workspace, now = Date.now }: PlaybackStoreOptions) {
    this.#folder = folder;
    this.#workspace = sha256(workspace).slice(0, 16);
    this.#now = now;
  }

  /** An id for a new playback. */
  newId(): string {
    return `${this.#workspace}-${this.#now()}-${crypto.randomUUID()}`;
  }

  /**
   * The playbacks that are kept, newest first; removes what is too old, of every workspace, and sets aside what a
   * crash cut short, or another version wrote, until it is too old as well.
   */
  async load(): Promise<StoredPlayback[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const oldest = this.#now() - RETENTION_MS;
    const old = names.filter((name) => !(createdAtOf(name) >= oldest));
    await Promise.all(old.map((name) => this.remove(name)));
    const own = names.filter((name) => !old.includes(name) && name.startsWith(`${this.#workspace}-`));
    const read = await Promise.all(own.map((id) => this.#readOrSetAside(id)));
    return read.filter((playback) => playback !== undefined).sort((a, b) => b.createdAt - a.createdAt);
  }

  /** Keeps a new playback; it is on the disk when this resolves. */
  async add(playback: StoredPlayback, text: PlaybackText): Promise<void> {
    await mkdir(join(this.#folder, playback.id), { recursive: true, mode: 0o700 });
    await writeFile(this.#path(playback.id, 'text.json'), JSON.stringify(text), { mode: 0o600 });
    await this.save(playback);
  }

  /** Keeps the playback as it is now; saves of one playback come one after the other. */
  save(playback: StoredPlayback): Promise<void> {
    const content = JSON.stringify(playback);
    const saved = (this.#saves.get(playback.id) ?? Promise.resolve())
      .catch(() => {})
      .then(() => writeWhole(this.#path(playback.id, 'state.json'), content));
    this.#saves.set(playback.id, saved);
    return saved;
  }

  /** Undefined if it is not there any more. */
  text(id: string): Promise<PlaybackText | undefined> {
    return this.#read(id, 'text.json', playbackText, MAX_TEXT_BYTES);
  }

  /** Where the finished sound of a section is, or is to be. */
  audioPath(id: string, section: number): string {
    return this.#path(id, `${section}.audio`);
  }

  async remove(id: string): Promise<void> {
    await this.#saves.get(id)?.catch(() => {});
    this.#saves.delete(id);
    await rm(join(this.#folder, id), { recursive: true, force: true });
  }

  /** Removes the playbacks of every workspace. */
  async clear(): Promise<void> {
    await Promise.allSettled(this.#saves.values());
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #readOrSetAside(id: string): Promise<StoredPlayback | undefined> {
    const playback = await this.#read(id, 'state.json', storedPlayback, MAX_STATE_BYTES);
    if (playback?.id === id) return playback;
    const aside = id.replace(this.#workspace, ASIDE);
    await rename(join(this.#folder, id), join(this.#folder, aside)).catch(() => {});
    return undefined;
  }

  /** What cannot be read counts as not there. */
  async #read<T>(
    id: string,
    name: string,
    schema: { parse(value: unknown): T },
    maxBytes: number,
  ): Promise<T | undefined> {
    try {
      return schema.parse(
        JSON.parse(new TextDecoder().decode(await readRegular(this.#path(id, name), maxBytes))),
      );
    } catch {
      return undefined;
    }
  }

  #path(id: string, name: string): string {
    return join(this.#folder, id, name);
  }
}

function createdAtOf(id: string): number {
  return Number(id.split('-')[1]);
}
