import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { defineLanguageFacet, Language, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  rectangularSelection,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { GFM, parser } from '@lezer/markdown';
import {
  type RtlHostMessage,
  type RtlPageMessage,
  rtlHostMessage,
} from '../../src/panel/rtlEditor/messages.ts';
import { changeDirection, directions } from './directions.ts';
import { PageSync, sharedText } from './pageSync.ts';
import { phrasesIn } from './phrases.ts';

type Start = Extract<RtlHostMessage, { type: 'start' }>;

const api = acquireVsCodeApi();
const post = (message: RtlPageMessage) => api.postMessage(message);
const sync = new PageSync(post);

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
  }
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
      directions(),
      drawSelection(),
      rectangularSelection(),
      highlightActiveLine(),
      search({ top: true }),
      highlightSelectionMatches(),
      keymap.of([
        { key: 'Alt-Shift-d', run: changeDirection },
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
  const { from, to } = view.viewport;
  post({
    type: 'view',
    version,
    selections: [main, ...ranges.filter((each) => each !== main)].map(({ anchor, head }) => ({
      anchor,
      head,
    })),
    visible: { utf16Start: from, utf16End: to },
  });
}

function languageOf(languageId: string): Extension {
  if (languageId !== 'markdown') return [];
  const data = defineLanguageFacet();
  return new Language(data, parser.configure(GFM), [], 'markdown').extension;
}

function setStyle({ fontFamily, fontSize }: Pick<Start, 'fontFamily' | 'fontSize'>): void {
  const { style } = document.documentElement;
  style.setProperty('--harf-font-family', fontFamily === '' ? 'Vazirmatn' : fontFamily);
  style.setProperty('--harf-font-size', `${fontSize}px`);
}
