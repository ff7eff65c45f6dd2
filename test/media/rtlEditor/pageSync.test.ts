import assert from 'node:assert/strict';
import { EditorState, type Transaction } from '@codemirror/state';
import fc from 'fast-check';
import { markPlaces, marks, offsetNow } from '../../../media/rtlEditor/marks.ts';
import { PageSync, sharedText } from '../../../media/rtlEditor/pageSync.ts';
import { DocumentSync, type Edited } from '../../../src/panel/rtlEditor/documentSync.ts';
import type { RtlHostMessage, RtlPageMessage } from '../../../src/panel/rtlEditor/messages.ts';
import { changedText, type TextChange } from '../../../src/text/span.ts';

/**
 * A document and pages that edit it, with messages under way between them: nothing arrives until a test lets it, in the
 * order of its channel.
 */
class Window {
  text: string;
  readonly pages: Page[] = [];
  /** What VS Code has yet to write, for it does so later, and only if the document is as it was. */
  readonly writing: (() => void)[] = [];
  #version = 0;

  constructor(text: string) {
    this.text = text;
  }

  open(): Page {
    const page = new Page(this);
    this.pages.push(page);
    return page;
  }

  /** Somebody else edits: another editor, undo. */
  change(changes: readonly TextChange[]): void {
    this.#version += 1;
    this.text = changedText(this.text, { utf16Start: 0, utf16End: this.text.length }, changes);
    const fromTheEnd = [...changes].reverse();
    for (const { host } of this.pages) {
      // The document is not saved any more.
      host.documentChanged([]);
      host.documentChanged(fromTheEnd);
    }
  }

  write(changes: readonly TextChange[]): Promise<Edited> {
    const version = this.#version;
    return new Promise((resolve) => {
      this.writing.push(() => {
        if (version !== this.#version) return resolve('changed');
        this.change(changes);
        resolve('applied');
      });
    });
  }
}

class Page {
  readonly toHost: RtlPageMessage[] = [];
  readonly toPage: RtlHostMessage[] = [];
  readonly host = new DocumentSync((message) => this.toPage.push(structuredClone(message)));
  readonly sync = new PageSync((message) => this.toHost.push(structuredClone(message)));
  readonly #window: Window;
  state: EditorState;
  /** What was written where the host told of places, what the page has there, and in all. */
  readonly marked: { readonly written: string; readonly here: string; readonly all: string }[] = [];

  constructor(window: Window) {
    this.#window = window;
    this.state = EditorState.create({ doc: window.text, extensions: [sharedText(), marks()] });
  }

  dispatch(transaction: Transaction): void {
    this.state = transaction.state;
  }

  type(at: number, deleted: number, insert: string): void {
    const from = at % (this.state.doc.length + 1);
    const to = Math.min(this.state.doc.length, from + deleted);
    this.dispatch(this.state.update({ changes: { from, to, insert } }));
    this.sync.flush(this);
  }

  /** The host marks a place of the document as it is now. */
  mark(at: number, length: number): void {
    const { text } = this.#window;
    const utf16Start = at % (text.length + 1);
    const utf16End = Math.min(text.length, utf16Start + length);
    const label = text.slice(utf16Start, utf16End);
    this.host.tell({ type: 'marks', name: 'linked', places: [{ utf16Start, utf16End, label }] });
  }

  /** The host receives the next message. */
  hear(): void {
    const message = this.toHost.shift();
    if (message?.type === 'edit') void this.host.edit(message, (changes) => this.#window.write(changes));
  }

  /** The page receives the next message. */
  listen(): void {
    const message = this.toPage.shift();
    if (message?.type === 'changes') this.sync.receive(this, message.changes);
    if (message?.type === 'accepted') this.sync.accepted(this);
    if (message?.type === 'refused') this.sync.refused(this);
    if (message?.type === 'marks') this.#see(message);
  }

  #see(message: Extract<RtlHostMessage, { type: 'marks' }>): void {
    this.dispatch(this.state.update(markPlaces(this.state, message)));
    const now = offsetNow(this.state);
    for (const { utf16Start, utf16End, label = '' } of message.places)
      this.marked.push({
        written: label,
        here: this.state.sliceDoc(now(utf16Start, 1), now(utf16End, -1)),
        all: this.state.doc.toString(),
      });
  }
}

/** Until nothing is under way any more. */
async function settle(window: Window): Promise<void> {
  for (;;) {
    const isQuiet = window.pages.every(({ toHost, toPage }) => toHost.length + toPage.length === 0);
    if (isQuiet && window.writing.length === 0) return;
    for (const write of window.writing.splice(0)) write();
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    for (const page of window.pages) {
      page.hear();
      page.listen();
    }
  }
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('types'), page: fc.nat(1), at: fc.nat(60), deleted: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('other'), page: fc.nat(1), at: fc.nat(60), deleted: fc.nat(3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('hear'), page: fc.nat(1), at: fc.nat(60), deleted: fc.nat(3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('listen'),
      page: fc.nat(1),
      at: fc.nat(60),
      deleted: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('write'), page: fc.nat(1), at: fc.nat(60), deleted: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('mark'), page: fc.nat(1), at: fc.nat(60), deleted: fc.nat(9) }),
  },
);

interface Step {
  readonly does: string;
  readonly page: number;
  readonly at: number;
  readonly deleted: number;
}

async function run(
  steps: readonly Step[],
  deletes: boolean,
  text = 'سلام دنیا\nاین نوشته است.',
): Promise<Window> {
  const window = new Window(text);
  window.open();
  window.open();
  for (const [at, each] of steps.entries()) {
    const page = window.pages[each.page];
    assert.ok(page);
    const typed = String.fromCharCode(0xe000 + at);
    const deleted = deletes ? each.deleted : 0;
    if (each.does === 'types') page.type(each.at, deleted, typed);
    if (each.does === 'other') {
      const utf16Start = each.at % (window.text.length + 1);
      const utf16End = Math.min(window.text.length, utf16Start + deleted);
      window.change([{ utf16Start, utf16End, text: typed }]);
    }
    if (each.does === 'mark') page.mark(each.at, each.deleted);
    if (each.does === 'hear') page.hear();
    if (each.does === 'listen') page.listen();
    if (each.does === 'write') {
      window.writing.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  await settle(window);
  return window;
}

describe('two pages that edit a document which others edit too', () => {
  it('have its text in the end, whatever came in which order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 120 }), async (steps) => {
        const window = await run(steps, true);
        for (const { state } of window.pages) assert.equal(state.doc.toString(), window.text);
      }),
      { numRuns: 200 },
    );
  }).timeout(60_000);

  it('lose nothing that was typed, and write nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 120 }), async (steps) => {
        const window = await run(steps, false);
        for (const [at, { does }] of steps.entries()) {
          const count = window.text.split(String.fromCharCode(0xe000 + at)).length - 1;
          assert.equal(count, does === 'types' || does === 'other' ? 1 : 0);
        }
      }),
      { numRuns: 200 },
    );
  }).timeout(60_000);

  it('see each mark on what it was made for, or on what is left of that', async () => {
    let seen = 0;
    const eachOnce = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 120 }), async (steps) => {
        const window = await run(steps, true, eachOnce);
        for (const { written, here, all } of window.pages.flatMap(({ marked }) => marked)) {
          const left = [...written].filter((letter) => all.includes(letter));
          assert.deepEqual(
            [...here].filter((letter) => written.includes(letter)),
            left,
          );
          seen += left.length;
        }
      }),
      { numRuns: 200 },
    );
    assert.ok(seen > 1_000);
  }).timeout(60_000);

  it('agree after 2,000 steps', async () => {
    const [steps = []] = fc.sample(fc.array(step, { minLength: 2000, maxLength: 2000 }), {
      seed: 33,
      numRuns: 1,
    });
    const window = await run(steps, true);
    assert.ok(steps.length === 2000 && window.text.length > 20);
    for (const { state } of window.pages) assert.equal(state.doc.toString(), window.text);
  }).timeout(60_000);
});

describe('an edit of a page', () => {
  const post = (told: RtlHostMessage[]) => (message: RtlHostMessage) => void told.push(message);
  const edit = { version: 0, changes: [{ utf16Start: 0, utf16End: 0, text: 'a' }] };

  it('is refused, and nothing written, if the page does not know what happened before', async () => {
    const told: RtlHostMessage[] = [];
    const sync = new DocumentSync(post(told));
    sync.documentChanged([{ utf16Start: 0, utf16End: 0, text: 'b' }]);
    await sync.edit(edit, () => assert.fail('It was written.'));
    assert.deepEqual(
      told.map(({ type }) => type),
      ['changes', 'refused'],
    );
  });

  it('is refused if the document cannot be written', async () => {
    const told: RtlHostMessage[] = [];
    assert.equal(await new DocumentSync(post(told)).edit(edit, async () => 'readOnly'), 'readOnly');
    assert.deepEqual(told, [{ type: 'refused' }]);
  });

  it('is refused if writing fails, and the next one is not', async () => {
    const told: RtlHostMessage[] = [];
    const sync = new DocumentSync(post(told));
    await assert.rejects(
      sync.edit(edit, () => Promise.reject(new Error('full'))),
      /full/,
    );
    await sync.edit(edit, async () => 'applied');
    assert.deepEqual(told, [{ type: 'refused' }, { type: 'accepted' }]);
  });

  it('is followed by a new beginning if the document has taken something else', async () => {
    const told: RtlHostMessage[] = [];
    const sync = new DocumentSync(post(told));
    const edited = await sync.edit(edit, async () => {
      sync.documentChanged([{ utf16Start: 0, utf16End: 0, text: '?' }]);
      return 'applied';
    });
    assert.deepEqual([edited, told], ['otherwise', []]);
  });

  it('is answered no more if the page begins anew meanwhile, and then told as a change', async () => {
    const told: RtlHostMessage[] = [];
    const sync = new DocumentSync(post(told));
    await sync.edit(edit, async () => {
      sync.restart();
      sync.documentChanged(edit.changes);
      return 'applied';
    });
    assert.deepEqual(told, [{ type: 'changes', changes: edit.changes }]);
    assert.equal(sync.version, 1);
  });

  it('is one edit, however much was typed while another was under way', () => {
    const window = new Window('');
    const page = window.open();
    for (const letter of 'abc') page.type(page.state.doc.length, 0, letter);
    assert.deepEqual(page.toHost, [{ type: 'edit', ...edit }]);
    page.toPage.push({ type: 'accepted' });
    page.listen();
    assert.deepEqual(page.toHost.slice(1), [
      { type: 'edit', version: 1, changes: [{ utf16Start: 1, utf16End: 1, text: 'bc' }] },
    ]);
  });
});
