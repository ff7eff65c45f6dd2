import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { Playback, SectionState } from '../../src/panel/playback.ts';
import type { SpeechChoices, Tier } from '../../src/panel/settings.ts';
import { count } from '../format.ts';
import type { IconName } from './icon.ts';

/** The state as a word. */
export function stateName(state: SectionState): string {
  const names: Record<SectionState, string> = {
    waiting: l10n.t('Waiting'),
    queued: l10n.t('Queued'),
    running: l10n.t('Running'),
    succeeded: l10n.t('Succeeded'),
    failed: l10n.t('Failed'),
    cancelled: l10n.t('Cancelled'),
  };
  return names[state];
}

/** What a screen reader is to say of a section's new state. */
export function announcementOf({ sections }: Playback, section: number, state: SectionState): string {
  const failure = sections[section]?.failure;
  const news = state === 'failed' && failure ? failure : stateName(state);
  return sections.length > 1 ? l10n.t('Part {0}: {1}', count(section + 1), news) : news;
}

export const STATE_ICONS: Readonly<Record<SectionState, IconName>> = {
  waiting: 'clockface',
  queued: 'clockface',
  running: 'loading',
  succeeded: 'pass',
  failed: 'error',
  cancelled: 'circleSlash',
};

export function tierName(tier: Tier): string {
  return tier === 'basic' ? l10n.t('Basic') : l10n.t('Premium');
}

/** The voice's name in the user's language, or its id if it is a voice that Harf does not know. */
export function voiceName({ voices }: SpeechChoices, id: string): string {
  return voices.find((voice) => voice.id === id)?.name ?? id;
}

/** Facts in a row, each in its own direction of writing. */
export function factsView(facts: readonly (string | TemplateResult)[]): TemplateResult {
  return html`<span class="facts"
    >${facts.map((fact, at) => html`${at > 0 ? ' · ' : ''}<bdi>${fact}</bdi>`)}</span
  >`;
}
