import {
  type HostMessage,
  hostMessage,
  type PanelMessage,
  type PanelState,
  panelState,
} from '../../src/panel/messages.ts';
import { RequestError, Requester } from '../../src/panel/requester.ts';

/** The host's messages that are no replies. */
export type HostNews = Exclude<HostMessage, { type: 'reply' | 'refusal' }>;

/** The panel's side of the connection to the editor: checks what comes in, and keeps state over reloads. */
export class HostLink {
  readonly #api = acquireVsCodeApi();
  readonly #requester = new Requester((message) => this.post(message));
  readonly ask = this.#requester.ask.bind(this.#requester);

  post(message: PanelMessage): void {
    this.#api.postMessage(message);
  }

  /** Tells the host of something that went wrong; `error`'s message may have text in it and is left out. */
  report(kind: 'invalidMessage' | 'unplayableAudio' | 'unexpected', error: unknown): void {
    this.post({ type: 'problem', kind, detail: error instanceof Error ? nameOf(error) : typeof error });
  }

  listen(onNews: (news: HostNews) => void): void {
    window.addEventListener('message', ({ data }) => {
      const read = hostMessage.safeParse(data);
      if (!read.success) return this.report('invalidMessage', read.error);
      const message = read.data;
      if (message.type === 'reply' || message.type === 'refusal') this.#requester.accept(message);
      else onNews(message);
    });
    window.addEventListener('pagehide', () => this.#requester.dispose());
    this.post({ type: 'ready' });
  }

  get state(): PanelState {
    const read = panelState.safeParse(this.#api.getState());
    return read.success ? read.data : { shownId: null, places: {}, speed: 1, volume: 1, isLooping: false };
  }

  set state(state: PanelState) {
    this.#api.setState(state);
  }
}

function nameOf(error: Error): string {
  return error instanceof RequestError ? `${error.name} ${error.reason}` : error.name;
}
