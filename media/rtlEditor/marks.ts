import { sendableUpdates } from '@codemirror/collab';
import {
  type EditorState,
  type Extension,
  type Range,
  StateEffect,
  StateField,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { MarkName, RtlHostMessage } from '../../src/panel/rtlEditor/messages.ts';

type Marks = Extract<RtlHostMessage, { type: 'marks' }>;
type Hints = Extract<RtlHostMessage, { type: 'hints' }>;

/** What is drawn, by its name. */
type Drawn = ReadonlyMap<MarkName | 'hints', DecorationSet>;

const draw = StateEffect.define<{ readonly name: MarkName | 'hints'; readonly set: DecorationSet }>();

const drawn = StateField.define<Drawn>({
  create: () => new Map(),
  update(before, { changes, effects, docChanged }) {
    const redrawn = effects.filter((each) => each.is(draw));
    if (!docChanged && redrawn.length === 0) return before;
    const moved = docChanged ? [...before].map(([name, set]) => [name, set.map(changes)] as const) : before;
    return new Map([...moved, ...redrawn.map(({ value: { name, set } }) => [name, set] as const)]);
  },
  provide: (field) => EditorView.decorations.computeN([field], (state) => [...state.field(field).values()]),
});

/** Marked places and hints, which move with the text until the host tells of others. */
export function marks(): Extension {
  return drawn;
}

/** Marks `places`, and no others of this name. */
export function markPlaces(state: EditorState, { name, places }: Marks): TransactionSpec {
  const now = offsetNow(state);
  const ranges = places.flatMap(({ utf16Start, utf16End, label }) => {
    const from = now(utf16Start, 1);
    const to = now(utf16End, -1);
    return from < to ? [markOf(name, label).range(from, to)] : [];
  });
  return drawing(name, ranges);
}

/** Shows `hints`, and no others. */
export function showHints(state: EditorState, { hints }: Hints): TransactionSpec {
  const now = offsetNow(state);
  return drawing(
    'hints',
    hints.map(({ utf16Offset, label }) =>
      Decoration.widget({ widget: new Hint(label), side: 1 }).range(now(utf16Offset, -1)),
    ),
  );
}

function drawing(name: MarkName | 'hints', ranges: readonly Range<Decoration>[]): TransactionSpec {
  return { effects: draw.of({ name, set: Decoration.set([...ranges], true) }) };
}

function markOf(name: MarkName, label: string | undefined): Decoration {
  return Decoration.mark({
    class: `mark-${name}`,
    ...(label !== undefined && { attributes: { 'data-label': label } }),
  });
}

/** Where an offset of the document stands in the page, which may have what the host does not know yet. */
export function offsetNow(state: EditorState): (utf16Offset: number, side: -1 | 1) => number {
  const unknown = sendableUpdates(state).map(({ changes }) => changes);
  return (utf16Offset, side) => {
    const known = Math.min(utf16Offset, unknown[0]?.length ?? state.doc.length);
    return unknown.reduce((at, changes) => changes.mapPos(at, side), Math.max(0, known));
  };
}

class Hint extends WidgetType {
  readonly label: string;

  constructor(label: string) {
    super();
    this.label = label;
  }

  override eq({ label }: Hint): boolean {
    return label === this.label;
  }

  override toDOM(): HTMLElement {
    const hint = document.createElement('span');
    hint.className = 'hint';
    hint.textContent = this.label;
    // The text is read as it is written.
    hint.ariaHidden = 'true';
    return hint;
  }
}
