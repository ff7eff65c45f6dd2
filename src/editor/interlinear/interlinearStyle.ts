import { raw } from 'hono/html';

/** In the colours of the theme; black on white in a browser and on paper. */
export const interlinearStyle = raw(`
body { max-width: 60rem; margin: 0 auto; padding: 1rem; color: var(--vscode-foreground, #000); background: var(--vscode-editor-background, #fff); font: var(--vscode-font-size, 14px) var(--vscode-font-family, sans-serif); }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
h1 { font-size: 1.3em; font-weight: 600; }
section { margin: 0 0 1.5rem; break-inside: avoid; }
p { margin: 0.25rem 0; }
.words { line-height: 1.5; }
.word { display: inline-flex; flex-direction: column; align-items: center; margin-inline-end: 0.6rem; margin-block-end: 0.6rem; vertical-align: top; }
.between { vertical-align: top; font-size: 1.4em; white-space: pre-wrap; }
.persian { font: 1.4em "Vazirmatn", "Vazir", "Noto Naskh Arabic", "Noto Sans Arabic", "Segoe UI", "Geeza Pro", Tahoma, serif; }
.latin { font-style: italic; }
.gloss { font-size: 0.85em; color: var(--vscode-descriptionForeground, #444); }
.english { font-size: 1.05em; }
.button { display: inline-block; padding: 0.25rem 0.75rem; border: 1px solid var(--vscode-button-border, transparent); border-radius: 2px; background: var(--vscode-button-background, #ddd); color: var(--vscode-button-foreground, #000); text-decoration: none; }
:focus-visible { outline: 1px solid var(--vscode-focusBorder, #000); outline-offset: 2px; }
@media print { body { color: #000; background: #fff; } .gloss { color: #444; } .button { display: none; } }
`);
