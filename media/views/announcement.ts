import * as l10n from '@vscode/l10n';
import type { Playback, SectionState } from '../../src/panel/playback.ts';
import { count } from '../format.ts';
import { stateName } from './names.ts';

/** What a screen reader is to say of a section's new state. */
export function announcementOf({ sections }: Playback, section: number, state: SectionState): string {
  const failure = sections[section]?.failure;
  const news = state === 'failed' && failure ? failure : stateName(state);
  return sections.length > 1 ? l10n.t('Part {0}: {1}', count(section + 1), news) : news;
}
