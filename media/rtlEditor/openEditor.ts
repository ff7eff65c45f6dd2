import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { defineLanguageFacet, Language, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorSelection, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  rectangularSelection,
} from '@codemirror/view';
import { classHighlighter, tagHighlighter, tags } from '@lezer/highlight';
import {
  type RtlHostMessage,
  type RtlPageMessage,
  rtlHostMessage,
} from '../../src/panel/rtlEditor/messages.ts';
import type { Span } from '../../src/text/span.ts';
import { changeDirection, directions } from './directions.ts';
import { hovers } from './hovers.ts';
import { MarkdownParser } from './markdownParser.ts';
import { markPlaces, marks, offsetNow, showHints } from './marks.ts';
import { PageSync, sharedText } from './pageSync.ts';
import { phrasesIn } from './phrases.ts';

type Start = Extract<RtlHostMessage, { type: 'start' }>;

const api = acquireVsCodeApi();
const post = (message: RtlPageMessage) => api.postMessage(message);
const sync = new PageSync(post);
/** What waits for the answer of the host to the hover that it asked for last. */
let hover = { id: 0, answer: (_contents: readonly string[]): void => {} };

/** Shows the document that the host tells of, and tells the host of what is typed. */
export function openEditor(nonce: string): void {
  const view = new EditorView({ parent: document.body, extensions: [EditorView.cspNonce.of(nonce)] });
  window.addEventListener('message', ({ data }) => {
    const { data: message, error } = rtlHostMessage.safeParse(data);
    if (message === undefined) return post({ type: 'problem', name: error?.name ?? '' });
    receive(view, message, nonce);
  });
  window.addEventListener('error', ({ error }) =>
    post({ type: 'problem', name: error instanceof Error ? error.name : typeof error }),
  );
  window.addEventListener('focus', () => view.focus());
  view.scrollDOM.addEventListener('scroll', () => requestAnimationFrame(() => tellView(view)), {
    passive: true,
  });
  post({ type: 'ready' });
}

function receive(view: EditorView, message: RtlHostMessage, nonce: string): void {
  switch (message.type) {
    case 'start':
      sync.restart();
      setStyle(message);
      view.setState(stateOf(message, nonce));
      tellView(view);
      view.focus();
      break;
    case 'changes':
      sync.receive(view, message.changes);
      break;
    case 'accepted':
      sync.accepted(view);
      break;
    case 'refused':
      sync.refused(view);
      break;
    case 'style':
      setStyle(message);
      break;
    case 'marks':
      view.dispatch(markPlaces(view.state, message));
      break;
    case 'hints':
      view.dispatch(showHints(view.state, message));
      break;
    case 'select':
      select(view, message);
      break;
    case 'reveal':
      reveal(view, message);
      break;
    case 'hover':
      if (message.id === hover.id) hover.answer(message.contents);
      break;
  }
}

function select(view: EditorView, { selections }: Extract<RtlHostMessage, { type: 'select' }>): void {
  const now = offsetNow(view.state);
  const ranges = selections.map(({ anchor, head }) => EditorSelection.range(now(anchor, 1), now(head, 1)));
  if (ranges.length > 0) view.dispatch({ selection: EditorSelection.create(ranges, 0) });
}

function reveal(view: EditorView, message: Extract<RtlHostMessage, { type: 'reveal' }>): void {
  const now = offsetNow(view.state);
  const range = EditorSelection.range(now(message.utf16Start, 1), now(message.utf16End, 1));
  const { utf16Start, utf16End } = onScreen(view);
  if (message.at === 'centre' && range.from >= utf16Start && range.to <= utf16End) return;
  const y = message.at === 'top' ? 'start' : 'center';
  view.dispatch({ effects: EditorView.scrollIntoView(range, { y, yMargin: 0 }) });
}

/** Asks the host what is known of a character, unless the host knows another text; a later question gives up the one before. */
function askHover(view: EditorView, utf16Offset: number): Promise<readonly string[]> {
  const version = sync.versionShown(view);
  hover.answer([]);
  if (version === undefined) return Promise.resolve([]);
  return new Promise((answer) => {
    hover = { id: hover.id + 1, answer };
    post({ type: 'hover', id: hover.id, version, utf16Offset });
  });
}

/** The lines that are seen, whole or in part. */
function onScreen(view: EditorView): Span {
  const { scrollTop, clientHeight } = view.scrollDOM;
  const top = scrollTop - view.documentPadding.top;
  return {
    utf16Start: view.lineBlockAtHeight(top).from,
    utf16End: view.lineBlockAtHeight(top + clientHeight).to,
  };
}

function stateOf({ text, languageId, isReadOnly, translations }: Start, nonce: string): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      EditorView.cspNonce.of(nonce),
      EditorState.lineSeparator.of('\n'),
      EditorState.allowMultipleSelections.of(true),
      EditorState.phrases.of(phrasesIn(translations)),
      EditorState.tabSize.of(4),
      EditorView.contentAttributes.of({
        'aria-label': translations['Text'] ?? 'Text',
        // Else no key reaches what cannot be edited.
        ...(isReadOnly ? { tabindex: '0', 'aria-readonly': 'true' } : {}),
      }),
      EditorView.lineWrapping,
      EditorState.readOnly.of(isReadOnly),
      EditorView.editable.of(!isReadOnly),
      sharedText(),
      languageOf(languageId),
      syntaxHighlighting(classHighlighter),
      syntaxHighlighting(codeHighlighter),
      directions(),
      marks(),
      hovers(askHover, (target) => post({ type: 'link', target })),
      drawSelection(),
      rectangularSelection(),
      highlightActiveLine(),
      search({ top: true }),
      highlightSelectionMatches(),
      keymap.of([
        { key: 'Alt-Shift-d', run: changeDirection },
        { key: 'Mod-.', run: askFix },
        ...searchKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      EditorView.updateListener.of(({ docChanged, selectionSet, viewportChanged, transactions, view }) => {
        if (docChanged) sync.flush(view);
        if (transactions.length > 0 || selectionSet || viewportChanged) tellView(view);
      }),
    ],
  });
}

function tellView(view: EditorView): void {
  const version = sync.versionShown(view);
  if (version === undefined) return;
  const { main, ranges } = view.state.selection;
  post({
    type: 'view',
    version,
    selections: [main, ...ranges.filter((each) => each !== main)].map(({ anchor, head }) => ({
      anchor,
      head,
    })),
    visible: onScreen(view),
  });
}

function askFix(): boolean {
  post({ type: 'fix' });
  return true;
}

/** Code, for which the usual classes have no name. */
const codeHighlighter = tagHighlighter([{ tag: tags.monospace, class: 'tok-monospace' }]);

function languageOf(languageId: string): Extension {
  if (languageId !== 'markdown') return [];
  const data = defineLanguageFacet();
  return new Language(data, new MarkdownParser(), [], 'markdown').extension;
}

function setStyle({ fontFamily, fontSize }: Pick<Start, 'fontFamily' | 'fontSize'>): void {
  const { style } = document.documentElement;
  style.setProperty('--harf-font-family', fontFamily === '' ? 'Vazirmatn' : fontFamily);
  style.setProperty('--harf-font-size', `${fontSize}px`);
}
