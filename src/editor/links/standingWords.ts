import { FollowedSpans } from '../../document/links/followedSpans.ts';
import { latinOf } from '../../document/links/link.ts';
import type { LinkRecord } from './linkRecord.ts';
import { textDifference } from './textDifference.ts';

/** The words of a record that still stand in `text`, which may have been changed while nobody followed it. */
export function standingWords(record: LinkRecord, text: string): LinkRecord['words'] {
  if (record.text === text) return record.words;
  const links = new FollowedSpans(latinOf);
  links.add(record.words);
  links.edit(textDifference(record.text, text));
  return [...links.from(0)];
}
