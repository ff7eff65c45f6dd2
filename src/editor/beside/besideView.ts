import * as vscode from 'vscode';
import type { Answer, DivideAnswer } from '../../document/answers/answeredParts.ts';
import { type BesideLine, besideLines } from '../../document/beside/besideLines.ts';
import { proseKind } from '../../document/prose/formats.ts';
import { passageTargets, type Target } from '../../document/targets/targets.ts';
import { lfText } from '../documents/lfDocument.ts';
import { isAbort } from '../progress/abort.ts';
import { type TextSettings, textSettings } from '../settings.ts';
import type { BesideDependencies } from './besideDependencies.ts';
import type { BesideKind } from './besideKinds.ts';
import {
  type BesideWork,
  type Transliterations,
  transliterateAsChosen,
  transliterateLocally,
} from './transliterate.ts';

/** How long typing must rest before what changed is transliterated, in milliseconds. */
const REST_MS = 150;

/** What one kind makes of one document: only paragraphs that changed are asked for again. */
export class BesideView implements vscode.Disposable {
  readonly source: vscode.TextDocument;
  readonly kind: BesideKind;
  readonly #dependencies: BesideDependencies;
  readonly #onChange: () => void;
  #known = new Map<string, Answer>();
  #settingsKey = '';
  #lines: readonly BesideLine[] = [];
  #rest: NodeJS.Timeout | undefined;
  #underWay = new AbortController();

  /** `onChange` is called when `text` is another one. */
  constructor(
    { source, kind }: Pick<BesideView, 'source' | 'kind'>,
    dependencies: BesideDependencies,
    onChange: () => void,
  ) {
    this.source = source;
    this.kind = kind;
    this.#dependencies = dependencies;
    this.#onChange = onChange;
  }

  get text(): string {
    return this.#lines.map(({ written }) => written).join('\n');
  }

  /** The line with that number as it was when the text was made; undefined if it has changed since. */
  line(line: number): BesideLine | undefined {
    const found = this.#lines[line];
    const isAsItWas = line < this.source.lineCount && this.source.lineAt(line).text === found?.original;
    return isAsItWas ? found : undefined;
  }

  /** Asks for what is missing by the chosen service, as the user wants it now. */
  async ask(): Promise<void> {
    this.#stop();
    await this.#update((texts, settings) => transliterateAsChosen(this.#work(texts, settings)));
  }

  /** The document has changed: it is followed by the local service, and shown untouched where that is not chosen. */
  follow(): void {
    this.#stop();
    this.#rest = setTimeout(() => void this.#followNow(), REST_MS);
  }

  /** The local service reads words in another way now; what the hosted one gave stays. */
  readAgain(): void {
    this.#stop();
    this.#rest = setTimeout(() => void this.#followNow(() => this.#known.clear()), REST_MS);
  }

  dispose(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#rest);
    this.#underWay.abort();
    this.#underWay = new AbortController();
  }

  async #followNow(beforeLocal = () => {}): Promise<void> {
    const { signal } = this.#underWay;
    try {
      const { kind } = await this.#dependencies.connection.destination();
      if (kind === 'local') beforeLocal();
      await this.#update(async (texts, settings) =>
        kind === 'local' ? transliterateLocally(this.#work(texts, settings), signal) : new Map(),
      );
    } catch (error) {
      if (!isAbort(error))
        this.#dependencies.log.warn(`The ${this.kind.label} beside a document could not follow it.`);
    }
  }

  async #update(
    transliterate: (texts: string[], settings: TextSettings) => Promise<Transliterations>,
  ): Promise<void> {
    const settings = textSettings(vscode.workspace.getConfiguration('harf', this.source));
    this.#forgetIfOther(Object.values(settings).join(' '));
    const { text: document, targets } = await this.#read();
    const missing = new Set(targets.map(({ text }) => text));
    for (const text of this.#known.keys()) missing.delete(text);
    const found: Transliterations =
      missing.size === 0 ? new Map() : await transliterate([...missing], settings);
    for (const [text, answer] of found) this.#known.set(text, answer);
    this.#show(document, targets);
  }

  #work(texts: readonly string[], settings: TextSettings): BesideWork {
    const { connection, log } = this.#dependencies;
    return { connection, log, kind: this.kind, texts, settings };
  }

  #show(document: string, targets: readonly Target[]): void {
    const kind = proseKind(this.source.languageId, this.source.fileName);
    const divide: DivideAnswer = (target, answer, text) =>
      this.kind.operation.divide(target, answer, text, kind);
    this.#lines = besideLines(document, targets, this.#known, divide);
    const used = new Set(targets.map(({ text }) => text));
    this.#known = new Map([...this.#known].filter(([text]) => used.has(text)));
    this.#onChange();
  }

  /** The document as it is now, and what of it is transliterated. */
  async #read(): Promise<{ readonly text: string; readonly targets: readonly Target[] }> {
    const text = lfText(this.source);
    const { passages } = await this.#dependencies.proseReader.of(this.source);
    return {
      text,
      targets: passageTargets(text, passages, { ...this.kind.operation.style, hasContext: false }),
    };
  }

  #forgetIfOther(settingsKey: string): void {
    if (settingsKey !== this.#settingsKey) this.#known.clear();
    this.#settingsKey = settingsKey;
  }
}
