import type MarkdownIt from 'markdown-it';
import { directMarkdown } from './markdownDirection.ts';

interface MarkdownRenderer {
  extendMarkdownIt(extend: (md: MarkdownIt) => void): void;
}

interface RendererContext {
  getRenderer(id: string): Promise<MarkdownRenderer | undefined>;
}

/** Called by VS Code in the page of a notebook, before it shows cells of Markdown. */
export async function activate(context: RendererContext): Promise<void> {
  const renderer = await context.getRenderer('vscode.markdown-it-renderer');
  if (renderer === undefined) return;
  document.head.append(styles());
  renderer.extendMarkdownIt((md) => void directMarkdown(md, () => true));
}

/** VS Code copies what has this class into each cell. */
function styles(): HTMLTemplateElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('./preview.css', import.meta.url).href;
  const template = document.createElement('template');
  template.classList.add('markdown-style');
  template.content.append(link);
  return template;
}
