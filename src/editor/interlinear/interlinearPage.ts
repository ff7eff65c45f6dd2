import { randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import { harfLanguage, t } from '../wording/localize.ts';
import type { GlossedSentence, GlossedToken } from './glossedSentences.ts';
import { interlinearStyle } from './interlinearStyle.ts';

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
    <p class="words" dir="rtl" lang="fa">${tokens.map(tokenPart)}</p>
    ${english === '' ? '' : html`<p class="english" dir="ltr" lang="en">${english}</p>`}
  </section>`;
}

function tokenPart({ persian, word }: GlossedToken): Html {
  if (word === undefined) return html`<span class="between">${persian}</span>`;
  return html`<span class="word"
    ><span class="persian">${persian}</span><span class="latin" dir="ltr" lang="fa-Latn">${word.latin}</span
    ><span class="gloss" dir="ltr" lang="en">${word.gloss}</span></span
  >`;
}
