import * as l10n from '@vscode/l10n';
import { render } from 'lit';
import { isUnderWay } from '../../src/panel/playback.ts';
import { RequestError } from '../../src/panel/requester.ts';
import type { Span } from '../../src/text/span.ts';
import { HostLink } from '../host/hostLink.ts';
import { type Actions, nextSpeed, type PlayerModel } from '../model/panelModel.ts';
import { TextView } from '../text/textView.ts';
import { panelView } from '../views/panelView.ts';
import { Waveform } from '../waveform/waveform.ts';
import { createActions, goToWord } from './createActions.ts';
import { applyNews } from './hostNews.ts';
import { Library } from './library.ts';
import { PlaybackPlayer } from './playbackPlayer.ts';
import { Samples } from './samples.ts';
import { type NoticeSubject, Session } from './session.ts';

/** How often the time that work takes is counted up while it goes on. */
const COUNT_UP_MILLISECONDS = 1000;
const RENDER_INTERVAL_MILLISECONDS = 200;

/** Builds the panel in this document and begins to listen to the host. */
export function openPanel(): void {
  new Panel().listen();
}

class Panel {
  readonly #root = document.body.appendChild(document.createElement('main'));
  readonly #audio = document.body.appendChild(document.createElement('audio'));
  readonly #link = new HostLink();
  readonly #session: Session;
  readonly #actions: Actions;
  readonly #text = new TextView((utf16Offset) => void goToWord(this.#session, utf16Offset));
  readonly #waveform = new Waveform(nonce());
  #isDue = false;
  #renderedAt = 0;

  constructor() {
    const changed = () => this.#schedule();
    const library = new Library(this.#link, changed);
    const player = new PlaybackPlayer(this.#audio, this.#link, library, {
      changed: () => {
        if (player.model.state === 'playing') this.#session.dropNotice('sound');
        changed();
      },
      moved: () => this.#move(),
      failed: (error) => this.#fail(error, 'sound'),
    });
    const samples = new Samples(this.#link, {
      changed,
      arrived: () => this.#session.dropNotice('sample'),
      failed: (error) => this.#fail(error, 'sample'),
    });
    this.#session = new Session({ link: this.#link, library, player, samples, changed });
    this.#actions = createActions(this.#session);
  }

  listen(): void {
    document.addEventListener('keydown', (event) =>
      handleKey(event, this.#actions, this.#session.player.model),
    );
    setInterval(() => this.#countUp(), COUNT_UP_MILLISECONDS);
    this.#link.listen((news) => applyNews(this.#session, news));
  }

  #schedule(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#render();
    });
  }

  #render(): void {
    this.#renderedAt = performance.now();
    const elements = { text: this.#text.element, waveform: this.#waveform.element };
    render(panelView(this.#session.model(Date.now()), this.#actions, elements), this.#root);
    this.#renderText();
    const { place } = this.#session.player.model;
    // Asked for before it is needed: the first step to another sentence must know where that begins.
    if (place) this.#session.library.sentences(place);
    this.#waveform.show(place && this.#session.library.peaks(place));
    this.#showHeard();
  }

  #renderText(): void {
    const { shownId, library } = this.#session;
    if (shownId === null) return;
    const { value, error } = library.text(shownId);
    this.#text.show(value ?? (error === undefined ? '' : failureText(error)));
    this.#text.underline(value === undefined ? [] : this.#doubtful(shownId));
  }

  #doubtful(playbackId: string): readonly Span[] {
    const { library, showsDoubtful } = this.#session;
    if (!showsDoubtful) return [];
    const { value = [], error } = library.doubtful(playbackId);
    if (error !== undefined) {
      this.#session.showsDoubtful = false;
      library.forgetDoubtful(playbackId);
      this.#session.notice = { text: failureText(error), about: 'doubtful' };
      this.#schedule();
    }
    return value;
  }

  /** The heard word is shown with each frame, all else a few times a second. */
  #move(): void {
    if (performance.now() - this.#renderedAt > RENDER_INTERVAL_MILLISECONDS) this.#schedule();
    else this.#showHeard();
  }

  #showHeard(): void {
    const { player } = this.#session;
    const { seconds, durationSeconds, state } = player.model;
    this.#waveform.move(durationSeconds ? seconds / durationSeconds : 0);
    this.#text.highlight(player.heard, player.heardSentence);
    if (state === 'playing') this.#text.keepInView();
  }

  #countUp(): void {
    const { shown } = this.#session;
    if (shown?.sections.some(({ state }) => isUnderWay(state))) this.#schedule();
  }

  #fail(error: unknown, about: NoticeSubject): void {
    // The panel has closed while something was asked for.
    if (error instanceof RequestError && error.reason === 'disposed') return;
    this.#session.notice = { text: failureText(error), about };
    this.#link.report(error instanceof RequestError ? 'unexpected' : 'unplayableAudio', error);
    this.#schedule();
  }
}

/**
 * The one-time word by which the document's policy knows this script; VS Code puts one of its own, without it,
 * before this one.
 */
function nonce(): string {
  return [...document.scripts].find((script) => script.nonce !== '')?.nonce ?? '';
}

/** One sentence for the user about a sound, a text or a sample that could not be had. */
function failureText(error: unknown): string {
  if (!(error instanceof RequestError)) return l10n.t('The sound could not be played.');
  if (error.reason === 'refused') return error.message;
  if (error.reason === 'timeout') return l10n.t('The editor did not answer in time. Try again.');
  return l10n.t('The editor gave an answer that the panel does not understand. Reload the window.');
}

const VOLUME_STEP = 0.1;
const SKIP_SECONDS = 5;

type KeyAction = (actions: Actions, player: PlayerModel) => void;

const KEYS: Readonly<Record<string, KeyAction>> = {
  ' ': (actions) => actions.togglePlay(),
  ArrowLeft: (actions) => actions.stepSentence(-1),
  ArrowRight: (actions) => actions.stepSentence(1),
  'Shift+ArrowLeft': (actions) => actions.skip(-SKIP_SECONDS),
  'Shift+ArrowRight': (actions) => actions.skip(SKIP_SECONDS),
  ArrowUp: (actions, { volume }) => actions.setVolume(volume + VOLUME_STEP),
  ArrowDown: (actions, { volume }) => actions.setVolume(volume - VOLUME_STEP),
  '-': (actions, { speed }) => actions.setSpeed(nextSpeed(speed, -1)),
  '+': (actions, { speed }) => actions.setSpeed(nextSpeed(speed, 1)),
  '=': (actions, { speed }) => actions.setSpeed(nextSpeed(speed, 1)),
  Home: (actions) => actions.seek(0),
  End: (actions, { durationSeconds }) => durationSeconds !== null && actions.seek(durationSeconds),
  l: (actions) => actions.toggleLoop(),
  m: (actions) => actions.toggleMute(),
  Escape: (actions) => actions.stop(),
};

/** Does what a key stands for, unless the element that has the focus needs the key for itself. */
function handleKey(event: KeyboardEvent, actions: Actions, player: PlayerModel): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const isArrow = event.key.startsWith('Arrow');
  const action = KEYS[event.shiftKey && isArrow ? `Shift+${event.key}` : event.key];
  const [target] = event.composedPath();
  if (!action || (target instanceof Element && needsKey(target, event.key))) return;
  event.preventDefault();
  action(actions, player);
}

const PRESSES = new Set([' ', 'Enter']);
const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
const SCROLLS = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

function needsKey(element: Element, key: string): boolean {
  if (key === 'Escape') return false;
  if (element.matches('textarea, select')) return true;
  if (element.matches('input, [role=tab]')) return PRESSES.has(key) || MOVES.has(key);
  if (element.matches('.text')) return SCROLLS.has(key);
  return element.matches('button, [role=button]') && PRESSES.has(key);
}
