import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';
import { harfLanguage, t } from '../wording/localize.ts';
import type { GlossedSentence, GlossedToken } from './glossedSentences.ts';
import { latinSpan } from './latinSpan.ts';

type Html = ReturnType<typeof html>;

interface PageOptions {
  readonly title: string;
  /** What prints the page; none in the page that is printed. */
  readonly printCommand?: string;
}

/**
 * Persian, Pinglish and glosses line under line, from right to left, the English below; a page of its own, which a
 * browser prints as it is. No script and no resource.
 */
export async function interlinearPage(
  sentences: readonly GlossedSentence[],
  { title, printCommand }: PageOptions,
): Promise<string> {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'`;
  const whole = html`<!DOCTYPE html>
    <html lang="${harfLanguage()}" dir="${harfLanguage().startsWith('fa') ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <title>${title}</title>
        <style nonce="${nonce}">${interlinearStyle}</style>
      </head>
      <body>
        <header>
          <h1 dir="auto">${title}</h1>
          ${printCommand && html`<a class="button" role="button" href="command:${printCommand}">${t('Print…')}</a>`}
        </header>
        <main>${sentences.map(sentencePart)}</main>
      </body>
    </html>`;
  return (await whole).toString();
}

function sentencePart({ tokens, english }: GlossedSentence): Html {
  return html`<section>
    <p class="words" dir="rtl" lang="fa">${tokensBetweenWords(tokens).map(tokenPart)}</p>
    ${english === '' ? '' : html`<p class="english" dir="ltr" lang="en">${english}</p>`}
  </section>`;
}

/** Tokens that are no words, joined where nothing else is between them. */
function tokensBetweenWords(tokens: readonly GlossedToken[]): GlossedToken[] {
  const joined: GlossedToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.word === undefined && last !== undefined && last.word === undefined)
      joined[joined.length - 1] = { persian: last.persian + token.persian, word: undefined };
    else joined.push(token);
  }
  return joined;
}

function tokenPart({ persian, word }: GlossedToken): Html {
  if (word === undefined) return betweenPart(persian);
  return html`<span class="word"
    ><span class="persian">${persian}</span><span class="latin" dir="ltr" lang="fa-Latn">${word.latin}</span
    ><span class="gloss" dir="ltr" lang="en">${word.gloss}</span></span
  >`;
}

/** Latin is isolated with the signs of its own, so that it changes places neither with them nor with other words. */
function betweenPart(text: string): Html {
  const { utf16Start, utf16End } = latinSpan(text);
  const [before, latin, after] = [
    text.slice(0, utf16Start),
    text.slice(utf16Start, utf16End),
    text.slice(utf16End),
  ];
  return html`<span class="between">${before}${latin && html`<bdi dir="ltr">${latin}</bdi>`}${after}</span>`;
}

/** In the colours of the theme; black on white in a browser and on paper. */
const interlinearStyle = raw(`
body { max-width: 60rem; margin: 0 auto; padding: 1rem; color: var(--vscode-foreground, #000); background: var(--vscode-editor-background, #fff); font: var(--vscode-font-size, 14px) var(--vscode-font-family, sans-serif); }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
h1 { font-size: 1.3em; font-weight: 600; }
section { margin: 0 0 1.5rem; break-inside: avoid; }
p { margin: 0.25rem 0; }
.words { line-height: 1.5; }
.word { display: inline-flex; flex-direction: column; align-items: center; margin-inline-end: 0.6rem; margin-block-end: 0.6rem; vertical-align: top; }
.between { vertical-align: top; font-size: 1.4em; }
.persian { font: 1.4em "Vazirmatn", "Vazir", "Noto Naskh Arabic", "Noto Sans Arabic", "Segoe UI", "Geeza Pro", Tahoma, serif; }
.latin { font-style: italic; }
.gloss { font-size: 0.85em; color: var(--vscode-descriptionForeground, #444); }
.english { font-size: 1.05em; }
.button { display: inline-block; padding: 0.25rem 0.75rem; border: 1px solid var(--vscode-button-border, transparent); border-radius: 2px; background: var(--vscode-button-background, #ddd); color: var(--vscode-button-foreground, #000); text-decoration: none; }
:focus-visible { outline: 1px solid var(--vscode-focusBorder, #000); outline-offset: 2px; }
@media print { body { color: #000; background: #fff; } .gloss { color: #444; } .button { display: none; } }
`);
