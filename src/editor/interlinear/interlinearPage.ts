import { html, raw } from 'hono/html';
import type { AnsweredPassage } from '../../document/beside/answeredPassages.ts';
import { withObjects } from '../../document/targets/targets.ts';
import { hasPersian } from '../../text/persian.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import { harfLanguage, t } from '../wording/localize.ts';
import { latinSpan } from './latinSpan.ts';

type Html = ReturnType<typeof html>;

/** A word of a passage, and what stands under it. */
export interface GlossedWord extends Span {
  readonly latin: string;
  readonly gloss: string;
}

/** A passage with its English, sentence by sentence, and with its words in order. */
export interface GlossedPassage extends AnsweredPassage {
  readonly words: readonly GlossedWord[];
}

interface PageOptions {
  readonly title: string;
  /** The text that the passages are of. */
  readonly document: string;
  /** What prints the page; none in the page that is printed. */
  readonly printCommand?: string;
}

/**
 * Persian, Pinglish and glosses line under line, from right to left, the English below; a page of its own, which a
 * browser prints as it is. No script and no resource.
 */
export async function interlinearPage(
  passages: readonly GlossedPassage[],
  { title, document, printCommand }: PageOptions,
): Promise<string> {
  const nonce = crypto.randomUUID();
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
        <main>${passages.flatMap((passage) => sentenceParts(passage, document))}</main>
      </body>
    </html>`;
  return (await whole).toString();
}

/** A sentence reaches from the end of the one before to its own, the last to the end; one without a word or a number is not shown. */
function sentenceParts({ passage, answer, words }: GlossedPassage, document: string): Html[] {
  const { text } = passage;
  const shown = (part: string) => withObjects(passage, document, part);
  const whole = {
    original: { utf16Start: 0, utf16End: text.length },
    written: { utf16Start: 0, utf16End: 0 },
  };
  const sentences = answer.words.length > 0 ? answer.words : [whole];
  let utf16Next = 0;
  return sentences.flatMap(({ original, written }, at) => {
    const isLast = at === sentences.length - 1;
    const span = { utf16Start: utf16Next, utf16End: isLast ? text.length : original.utf16End };
    const inside = words.filter(
      ({ utf16Start }) => span.utf16Start <= utf16Start && utf16Start < span.utf16End,
    );
    utf16Next = Math.max(utf16Next, span.utf16End, inside.at(-1)?.utf16End ?? 0);
    if (inside.length === 0 && !hasPersian(sliceSpan(text, span))) return [];
    const english = shown(sliceSpan(answer.text, written));
    return html`<section>
    <p class="words" dir="rtl" lang="fa">${wordParts(text, span, inside, shown)}</p>
    ${english === '' ? '' : html`<p class="english" dir="ltr" lang="en">${english}</p>`}
  </section>`;
  });
}

/** The words within a span of a text, and what stands between them. */
function wordParts(
  text: string,
  { utf16Start, utf16End }: Span,
  words: readonly GlossedWord[],
  shown: (part: string) => string,
): Html[] {
  const parts: Html[] = [];
  let utf16Next = utf16Start;
  const addBetween = (utf16To: number) => {
    if (utf16Next < utf16To) parts.push(betweenPart(shown(text.slice(utf16Next, utf16To))));
  };
  for (const word of words) {
    addBetween(word.utf16Start);
    parts.push(wordPart(shown(sliceSpan(text, word)), word));
    utf16Next = word.utf16End;
  }
  addBetween(utf16End);
  return parts;
}

function wordPart(persian: string, { latin, gloss }: GlossedWord): Html {
  return html`<span class="word"
    ><span class="persian">${persian}</span><span class="latin" dir="ltr" lang="fa-Latn">${latin}</span
    ><span class="gloss" dir="ltr" lang="en">${gloss}</span></span
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
