import type { Area } from './picture.ts';

export interface Layout {
  readonly area: Area;
  /**
   * The words of each row as they stand, from left to right; letters of Persian within a word in the order in which they are
   * written.
   */
  readonly rows: readonly (readonly string[])[];
}

/** Where elements stand on their page, and what is in them; runs there. */
export function layoutsOf(elements: readonly Element[]): Layout[] {
  interface Placed {
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly middle: number;
  }
  const characters = new Intl.Segmenter('fa');
  const split = (text: string) => [...characters.segment(text)].map(({ segment }) => segment);
  const range = document.createRange();

  function charactersOf(element: Element): Placed[] {
    const placed: Placed[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let at = 0;
      for (const text of split(node.textContent ?? '')) {
        range.setStart(node, at);
        at += text.length;
        range.setEnd(node, at);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        if (right > left) placed.push({ text, left, right, middle: (top + bottom) / 2 });
      }
    }
    return placed;
  }

  function rowsOf(placed: readonly Placed[]): Placed[][] {
    const rows: Placed[][] = [];
    for (const each of placed.toSorted((a, b) => a.middle - b.middle)) {
      const row = rows.at(-1);
      const isInRow = row?.[0] && each.middle - row[0].middle < 12;
      if (isInRow) row.push(each);
      else rows.push([each]);
    }
    return rows;
  }

  function wordsOf(row: readonly Placed[]): string[] {
    let end = Number.NEGATIVE_INFINITY;
    let shown = '';
    for (const { text, left, right } of row.toSorted((a, b) => a.left - b.left)) {
      // Cells of a table have no space between them.
      shown += left > end + 4 ? ` ${text}` : text;
      end = right;
    }
    const words = shown.split(/\s+/u).filter(Boolean);
    return words.map((word) =>
      word.replace(/(?:(?=\p{L})\p{Script=Arabic}[\p{M}\u200c]*)+/gu, (letters) =>
        split(letters).reverse().join(''),
      ),
    );
  }

  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { area: { x, y, width, height }, rows: rowsOf(charactersOf(element)).map(wordsOf) };
  });
}
