import { syntaxTree } from '@codemirror/language';
import {
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import {
  type Command,
  Decoration,
  type DecorationSet,
  Direction,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { leftToRightSpans, withoutCodeNames } from '../../src/text/direction/leftToRight.ts';
import { countLetters, prevailingDirection } from '../../src/text/persian.ts';

type TextDirection = 'rtl' | 'ltr';

/** Blocks of code and the like stand from left to right, whatever their comments are written in. */
const LEFT_TO_RIGHT_BLOCKS: ReadonlySet<string> = new Set([
  'FencedCode',
  'CodeBlock',
  'HTMLBlock',
  'LinkReference',
]);
/** So are these within a line. */
const LEFT_TO_RIGHT_PARTS: ReadonlySet<string> = new Set([
  'InlineCode',
  'URL',
  'Autolink',
  'HTMLTag',
  'Escape',
]);
/** What counts for no direction of a line: code, targets of links, tags, addresses. */
const NOT_COUNTED = /`[^`]*`|\]\([^()]*\)|<[^<>]*>|\bhttps?:\/\/\S+/g;
/** Of a longer line the beginning tells, in UTF-16 units: it is judged with every key. */
const MOST_UNITS = 4_000;
/** A line without letters stands as the one before it; so far back one is looked for. */
const MOST_LINES_BACK = 20;

const byHand = StateEffect.define<{ readonly at: number; readonly direction: TextDirection | undefined }>({
  map: ({ at, direction }, changes) => ({ at: changes.mapPos(at), direction }),
});

const lines: Readonly<Record<TextDirection, Decoration>> = {
  rtl: Decoration.line({ attributes: { dir: 'rtl' } }),
  ltr: Decoration.line({ attributes: { dir: 'ltr' } }),
};
const isolated = Decoration.mark({
  class: 'isolated',
  attributes: { dir: 'ltr' },
  bidiIsolate: Direction.LTR,
});
/** So that letters and numbers of two cells do not become one run of another direction. */
const cells: Readonly<Record<TextDirection, Decoration>> = {
  rtl: Decoration.mark({ class: 'isolated', attributes: { dir: 'rtl' }, bidiIsolate: Direction.RTL }),
  ltr: isolated,
};
const linkText = Decoration.mark({ class: 'isolated', attributes: { dir: 'auto' }, bidiIsolate: null });

/** The lines whose direction was chosen by hand. */
const chosen = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, transaction) {
    let next = set.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(byHand)) continue;
      const { from } = transaction.newDoc.lineAt(effect.value.at);
      next = next.update({ filter: (at) => at !== from });
      const { direction } = effect.value;
      if (direction) next = next.update({ add: [lines[direction].range(from)] });
    }
    return next;
  },
});

/** Gives the lines with a cursor the other direction; those that have one by hand already, that of their letters again. */
export const changeDirection: Command = (view) => {
  const { state } = view;
  const starts = new Set(state.selection.ranges.map(({ head }) => state.doc.lineAt(head).from));
  view.dispatch({
    effects: [...starts].map((at) => {
      const direction = chosenAt(state, at) ? undefined : other(directionAt(state, at));
      return byHand.of({ at, direction });
    }),
  });
  return true;
};

function other(direction: TextDirection): TextDirection {
  return direction === 'rtl' ? 'ltr' : 'rtl';
}

function chosenAt(state: EditorState, from: number): TextDirection | undefined {
  let found: TextDirection | undefined;
  state.field(chosen).between(from, from, (_from, _to, { spec }) => {
    found = spec.attributes.dir;
  });
  return found;
}

/** The direction of the line that begins at `from`. */
function directionAt(state: EditorState, from: number): TextDirection {
  return chosenAt(state, from) ?? directionOfBlock(state, from) ?? directionByLetters(state.doc, from);
}

/** Of what has one direction for all of its lines; undefined for what goes line by line. */
function directionOfBlock(state: EditorState, at: number): TextDirection | undefined {
  for (let node = syntaxTree(state).resolve(at, 1); node.parent; node = node.parent) {
    if (LEFT_TO_RIGHT_BLOCKS.has(node.name)) return 'ltr';
    if (node.name === 'Table')
      return directionOf(state.sliceDoc(node.from, Math.min(node.to, node.from + MOST_UNITS)));
  }
  return undefined;
}

function directionByLetters(doc: Text, from: number): TextDirection {
  const { number } = doc.lineAt(from);
  for (let at = number; at > Math.max(0, number - MOST_LINES_BACK); at--) {
    const found = directionOf(doc.line(at).text);
    if (found) return found;
  }
  return 'rtl';
}

/** By the letters at the beginning of a text; undefined where there are none. */
function directionOf(text: string): TextDirection | undefined {
  const beginning = text.slice(0, MOST_UNITS).replace(NOT_COUNTED, ' ');
  return prevailingDirection(countLetters(withoutCodeNames(beginning)));
}

function lineDirections(view: EditorView): DecorationSet {
  const { state } = view;
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      found.push(lines[directionAt(state, line.from)].range(line.from));
      at = line.to + 1;
    }
  return RangeSet.of(found, true);
}

function isolates(view: EditorView): DecorationSet {
  const { state } = view;
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter({ name, node, from: start, to: end }) {
        if (LEFT_TO_RIGHT_PARTS.has(name)) found.push(isolated.range(start, end));
        if (name === 'TableCell')
          found.push(cells[directionOf(state.sliceDoc(start, end)) ?? 'ltr'].range(start, end));
        if (name !== 'Link') return;
        const [open, close] = node.getChildren('LinkMark');
        if (open && close && open.to < close.from) found.push(linkText.range(open.to, close.from));
      },
    });
    for (const { utf16Start, utf16End } of leftToRightSpans(state.sliceDoc(from, to)))
      found.push(isolated.range(from + utf16Start, from + utf16End));
  }
  return Decoration.set(found, true);
}

/** A set of decorations of what is on the screen, made anew when that changes. */
function onScreen(find: (view: EditorView) => DecorationSet) {
  return ViewPlugin.fromClass(
    class {
      found: DecorationSet;
      constructor(view: EditorView) {
        this.found = find(view);
      }
      update({ docChanged, viewportChanged, transactions, startState, state, view }: ViewUpdate): void {
        const isParsed = syntaxTree(startState) !== syntaxTree(state);
        const isChosen = transactions.some(({ effects }) => effects.some((each) => each.is(byHand)));
        if (docChanged || viewportChanged || isParsed || isChosen) this.found = find(view);
      }
    },
    { decorations: ({ found }) => found },
  );
}

const isolatesOnScreen = onScreen(isolates);

/** Each line by its letters, and within it what has a direction of its own, so that nothing is scrambled. */
export function directions(): Extension {
  return [
    chosen,
    EditorView.perLineTextDirection.of(true),
    onScreen(lineDirections),
    isolatesOnScreen,
    EditorView.bidiIsolatedRanges.of((view) => view.plugin(isolatesOnScreen)?.found ?? Decoration.none),
  ];
}
