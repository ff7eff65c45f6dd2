import { html, raw } from 'hono/html';
import type * as vscode from 'vscode';
import { type AnswerField, answerFields, type UsageResult } from '../../client/index.ts';
import { buttonCommands, buttonLabels, type FailureButton, isCommandButton } from '../failures/buttons.ts';
import { describeFailure, type FailureReport } from '../failures/describeFailure.ts';
import type { Log } from '../log.ts';
import { isAbort } from '../progress/abort.ts';
import { requestText } from '../progress/progressText.ts';
import type { Connection } from '../service/connection.ts';
import type { Destination } from '../service/destination.ts';
import { harfLanguage, t } from '../wording/localize.ts';
import { type CounterView, type Fact, type UsageView, usageView } from './usageView.ts';

const [REFRESH] = buttonCommands.showUsage;

/** What links in the page may run, and nothing else. */
export const linkedCommands: readonly string[] = Object.values(buttonCommands).map(([command]) => command);

type Html = ReturnType<typeof html>;

/** The page while nothing has been answered yet; `doing` says what is being waited for. */
function waitingPage(doing: string): Promise<string> {
  return page(html`<p role="status">${doing}</p>`);
}

/** The page of an answer. */
function answeredPage(destination: Destination, usage: UsageResult): Promise<string> {
  const view = usageView(destination, usage);
  const time = new Date().toLocaleTimeString(harfLanguage());
  return page(html`
    <p>${view.service}</p>
    ${destination.kind === 'local' ? localPart() : ''}
    ${facts(view.facts)}
    ${countersPart(view)}
    <details>
      <summary>${t('The whole answer')}</summary>
      <div dir="ltr">${facts(answerFields(usage.answer).map(fieldFact))}</div>
    </details>
    <p class="note">${t('As of {0}.', time)}</p>
    ${view.requestId === undefined ? '' : html`<p class="note">${t('Request ID')}: <bdi>${view.requestId}</bdi></p>`}
  `);
}

/** What there is to do where nothing is metered. */
function localPart(): Html {
  return html`<p>
    ${t('If you have an account with a hosted service, choose it to see its allowances here.')}
    ${buttonLink('chooseService')}
  </p>`;
}

/** The page of a failure: what went wrong, and what can be done about it. */
function failedPage({ message, buttons, requestId }: FailureReport): Promise<string> {
  return page(html`
    <p role="alert">${message}</p>
    <p>${buttons.map(buttonLink)}</p>
    ${requestId === undefined ? '' : html`<p class="note">${t('Request ID')}: <bdi>${requestId}</bdi></p>`}
  `);
}

/** A link that does what the button of a notification does; the page has its own for asking again. */
function buttonLink(button: FailureButton): Html | '' {
  if (!isCommandButton(button) || button === 'showUsage') return '';
  const [command, ...args] = buttonCommands[button];
  return link(command, buttonLabels(t)[button], args);
}

function link(command: string, label: string, args: readonly string[] = []): Html {
  const query = args.length === 0 ? '' : `?${encodeURIComponent(JSON.stringify(args))}`;
  return html`<a class="button" role="button" href="command:${command}${query}">${label}</a> `;
}

function countersPart({ counters }: UsageView): Html {
  if (counters.length > 0) return html`${counters.map(counterPart)}`;
  return html`<p>${t('The answer has no counter that Harf can read; all of it is below.')}</p>`;
}

function counterPart({ label, amounts, bar, usedUp }: CounterView): Html {
  return html`<section>
    <h2 dir="auto">${label}</h2>
    ${bar && html`<meter max="${bar.allowance}" value="${bar.used}" aria-label="${label}" class="${usedUp ? 'full' : ''}"></meter>`}
    <p>${amounts}</p>
    ${usedUp && html`<p class="full">${usedUp}</p>`}
  </section>`;
}

function fieldFact({ path, value }: AnswerField): Fact {
  return { name: path, value };
}

function facts(all: readonly Fact[]): Html {
  return html`<dl>
    ${all.map(({ name, value }) => html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}
  </dl>`;
}

/** No script, no resource; one style that this page alone knows the number of. */
async function page(content: Html): Promise<string> {
  const nonce = crypto.randomUUID();
  const language = harfLanguage();
  const direction = language.startsWith('fa') ? 'rtl' : 'ltr';
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'`;
  const title = t('Harf: Usage');
  const whole = html`<!DOCTYPE html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <title>${title}</title>
        <style nonce="${nonce}">${usageStyle}</style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${link(REFRESH, t('Refresh'))}
        </header>
        <main>${content}</main>
      </body>
    </html>`;
  return (await whole).toString();
}

/** In the colours of the theme, high contrast ones too. */
const usageStyle = raw(`
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

/**
 * Asks the service for its usage, which charges nothing, and shows in `webview` what it is doing and then what
 * came of it. Once `signal` is aborted, nothing more is shown.
 */
export async function fillUsage(
  webview: vscode.Webview,
  connection: Connection,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const show = async (page: Promise<string>) => {
    const html = await page;
    if (!signal.aborted) webview.html = html;
  };
  let doing = '';
  const tell = async (text: string) => {
    if (text === doing) return;
    doing = text;
    await show(waitingPage(text));
  };
  const asking = t('Asking the service…');
  await tell(asking);
  try {
    const destination = await connection.destination();
    const usage = await connection.run((client) =>
      client.usage({ signal, onProgress: (progress) => void tell(requestText(progress) || asking) }),
    );
    if (destination.kind !== 'missing') await show(answeredPage(destination, usage));
  } catch (error) {
    if (!isAbort(error)) await show(failedPage(describeFailure(error, log)));
  }
}
