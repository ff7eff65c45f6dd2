import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import {
  type HostMessage,
  type PanelMessage,
  panelMessage,
  type Start,
} from '../../../src/panel/messages.ts';
import type { Playback, SectionChange } from '../../../src/panel/playback.ts';
import { type Handlers, Responder } from '../../../src/panel/responder.ts';
import { openPanelPage, type PanelPage, type PanelPageOptions } from './panelPage.ts';

const PATIENCE_MILLISECONDS = 10_000;

type MessageOf<T extends PanelMessage['type']> = Extract<PanelMessage, { type: T }>;

export interface HostScript extends Partial<PanelPageOptions> {
  readonly start?: Partial<Omit<Start, 'type'>>;
  readonly handlers?: Partial<Handlers>;
}

const never = () => new Promise<never>(() => {});

const UNANSWERED: Handlers = {
  text: never,
  audio: never,
  peaks: never,
  timing: never,
  doubtful: never,
  sample: never,
};

const VOICES = [
  { id: 'kian', name: 'Kian', speaker: 'man' },
  { id: 'leyla', name: 'Leyla', speaker: 'woman' },
  { id: 'ava', name: 'Ava', speaker: 'woman' },
  { id: 'mana', name: 'Mana', speaker: 'woman' },
  { id: 'amir', name: 'Amir', speaker: 'man' },
] as const;

/** What the host begins with unless it is told otherwise. */
export const START: Start = {
  type: 'start',
  language: 'en',
  translations: {},
  settings: { tier: 'basic', voice: 'kian', pace: 1, delivery: {} },
  choices: {
    voices: VOICES.map((voice, at) => ({
      ...voice,
      tiers: at < 2 ? ['basic', 'premium'] : ['basic'],
      natural: null,
    })),
    naturalVoices: [],
    paceMin: 0.75,
    paceMax: 1.25,
    directorNotesMaxCodePoints: 500,
  },
  playbacks: [],
  shownId: null,
};

/** Stands in for the extension host: says what it is told to say, checks and keeps all that the panel says. */
export class ScriptedHost {
  /** Opens the panel and answers its `ready`. */
  static async open(browser: Browser, script: HostScript = {}): Promise<ScriptedHost> {
    const host = new ScriptedHost(script);
    host.#panel = await openPanelPage(browser, {
      theme: 'dark',
      width: 560,
      height: 720,
      language: script.start?.language ?? 'en',
      state: undefined,
      reducedMotion: false,
      forcedColors: false,
      ...script,
      posted: (message) => host.#take(panelMessage.parse(message)),
    });
    await host.said('ready');
    await host.send({ ...START, ...script.start });
    return host;
  }

  readonly messages: PanelMessage[] = [];
  readonly #responder: Responder;
  readonly #listeners = new Set<() => void>();
  #panel: PanelPage | undefined;
  #expectsProblem = false;

  private constructor({ handlers }: HostScript) {
    this.#responder = new Responder(
      { ...UNANSWERED, ...handlers },
      (message) => void this.send(message),
      (error) => (error instanceof Error ? error.message : 'Unknown.'),
    );
  }

  get page(): Page {
    return this.#opened.page;
  }

  send(message: HostMessage): Promise<void> {
    return this.#opened.send(message);
  }

  state(): Promise<unknown> {
    return this.#opened.state();
  }

  change(playback: Playback, section: number, change: SectionChange): Promise<void> {
    return this.send({ type: 'sectionChanged', playbackId: playback.id, section, change });
  }

  /** Resolves when the panel knows the sound of a finished section: its words, then its waveform. */
  async hasSound(): Promise<void> {
    await this.page.locator('.waveform:not(.is-empty)').waitFor();
  }

  /** The messages of one type so far. */
  of<T extends PanelMessage['type']>(type: T): MessageOf<T>[] {
    return this.messages.filter((message): message is MessageOf<T> => message.type === type);
  }

  /** The first message of a type that fits, now or later. */
  async said<T extends PanelMessage['type']>(
    type: T,
    fits: (message: MessageOf<T>) => boolean = () => true,
  ): Promise<MessageOf<T>> {
    const found = Promise.withResolvers<MessageOf<T>>();
    const look = () => {
      const message = this.of(type).find(fits);
      if (message) found.resolve(message);
    };
    const timer = setTimeout(
      () => found.reject(new Error(`The panel did not say ${type} as expected.`)),
      PATIENCE_MILLISECONDS,
    );
    this.#listeners.add(look);
    look();
    try {
      return await found.promise;
    } finally {
      clearTimeout(timer);
      this.#listeners.delete(look);
    }
  }

  /** The panel is to tell the host of a problem. */
  expectProblem(): void {
    this.#expectsProblem = true;
  }

  /** Closes the panel; it must not have run into its policy, an error or a message it did not understand. */
  async close(): Promise<void> {
    await this.page.context().close();
    assert.deepEqual(this.#opened.complaints, []);
    const problems = this.of('problem').map(({ kind, detail }) => `${kind} ${detail}`);
    assert.ok(problems.length > 0 === this.#expectsProblem, `problems: ${problems.join(', ')}`);
  }

  get #opened(): PanelPage {
    assert.ok(this.#panel);
    return this.#panel;
  }

  #take(message: PanelMessage): void {
    this.messages.push(message);
    if (message.type === 'request') void this.#responder.answer(message);
    if (message.type === 'abandon') this.#responder.abandon(message.requestId);
    for (const look of [...this.#listeners]) look();
  }
}
