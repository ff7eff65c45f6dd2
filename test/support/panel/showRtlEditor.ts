import type { Browser } from 'playwright-core';
import { type RtlHostMessage, rtlPageMessage } from '../../../src/panel/rtlEditor/messages.ts';
import { openPanelPage, type PanelPage, type PanelPageOptions } from './panelPage.ts';

type Start = Extract<RtlHostMessage, { type: 'start' }>;

/** Opens the page of the right-to-left editor with a text; nobody takes what is typed into it. */
export async function showRtlEditor(
  browser: Browser,
  start: Partial<Start> & { readonly text: string },
  options: Partial<PanelPageOptions> = {},
): Promise<PanelPage> {
  const isReady = Promise.withResolvers<void>();
  const shown = await openPanelPage(browser, {
    name: 'rtlEditor',
    theme: 'light',
    width: 640,
    height: 700,
    language: 'en',
    state: undefined,
    reducedMotion: true,
    forcedColors: false,
    ...options,
    posted: (raw) => rtlPageMessage.parse(raw).type === 'ready' && isReady.resolve(),
  });
  await isReady.promise;
  await shown.send({
    type: 'start',
    languageId: 'markdown',
    isReadOnly: false,
    translations: {},
    fontFamily: '',
    fontSize: 16,
    ...start,
  });
  await shown.page.locator('.cm-content', { hasText: start.text.slice(0, 4) }).waitFor();
  return shown;
}
