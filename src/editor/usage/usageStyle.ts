import { raw } from 'hono/html';

/** In the colours of the theme, high contrast ones too. */
export const usageStyle = raw(`
body { max-width: 42rem; margin: 0 auto; padding: 1rem; color: var(--vscode-foreground); font: var(--vscode-font-size) var(--vscode-font-family); }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
h1 { font-size: 1.5em; font-weight: 600; }
h2 { font-size: 1em; font-weight: 600; margin: 1.25rem 0 0.25rem; }
p { margin: 0.25rem 0; }
dl div { display: flex; gap: 1rem; padding: 0.15rem 0; }
dt { min-width: 10rem; color: var(--vscode-descriptionForeground); }
dd { margin: 0; overflow-wrap: anywhere; }
meter { appearance: none; display: block; width: 100%; height: 0.6rem; border: 1px solid var(--vscode-contrastBorder, transparent); border-radius: 2px; background: none; }
meter::-webkit-meter-inner-element { display: block; }
meter::-webkit-meter-bar { height: 0.6rem; border: 0; border-radius: 2px; background: color-mix(in srgb, var(--vscode-foreground) 15%, transparent); }
meter::-webkit-meter-optimum-value { border-radius: 2px; background: var(--vscode-progressBar-background); }
meter.full::-webkit-meter-optimum-value { background: var(--vscode-errorForeground); }
p.full { color: var(--vscode-errorForeground); }
details { margin-top: 1.5rem; }
summary { cursor: pointer; }
.note { margin-top: 0.5rem; color: var(--vscode-descriptionForeground); }
.button { display: inline-block; padding: 0.25rem 0.75rem; border: 1px solid var(--vscode-button-border, transparent); border-radius: 2px; background: var(--vscode-button-background); color: var(--vscode-button-foreground); text-decoration: none; }
.button:hover { background: var(--vscode-button-hoverBackground); }
:focus-visible { outline: 1px solid var(--vscode-focusBorder); outline-offset: 2px; }
`);
