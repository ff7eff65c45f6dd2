import type { Extension } from '@codemirror/state';
import { activateHover, closeHoverTooltips, type EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { renderMarkdown } from './renderMarkdown.ts';

/** What is known of a place, in Markdown. */
export type AskHover = (view: EditorView, offset: number) => Promise<readonly string[]>;

/**
 * What is known of the word under the mouse, or at the cursor with a key.
 * @param follow is called with the target of a link that is chosen
 */
export function hovers(ask: AskHover, follow: (target: string) => void): Extension {
  const tooltip = hoverTooltip(
    async (view, pos) => {
      const contents = await ask(view, pos);
      if (contents.length === 0) return null;
      return {
        pos,
        above: true,
        create: () => ({ dom: hoverOf(contents, follow) }),
      };
    },
    { hideOnChange: true },
  );
  return [
    tooltip,
    keymap.of([
      { key: 'Mod-Shift-Space', run: showAtCursor },
      { key: 'Escape', run: close },
    ]),
  ];
}

function hoverOf(contents: readonly string[], follow: (target: string) => void): HTMLElement {
  const hover = document.createElement('div');
  hover.className = 'hover';
  hover.role = 'tooltip';
  // In the language that Harf speaks.
  hover.dir = document.documentElement.lang.startsWith('fa') ? 'rtl' : 'ltr';
  for (const text of contents) {
    const part = document.createElement('div');
    part.append(renderMarkdown(text, follow));
    hover.append(part);
  }
  return hover;
}

/** Once it is shown, the same key goes to its first link. */
function showAtCursor(view: EditorView): boolean {
  const link = view.dom.querySelector<HTMLElement>('.hover a');
  if (link) link.focus();
  else
    activateHover(view, view.state.selection.main.head, 1, {
      until: ({ docChanged, selection }) => docChanged || selection !== undefined,
    });
  return true;
}

function close(view: EditorView): boolean {
  view.dispatch({ effects: closeHoverTooltips });
  return false;
}
