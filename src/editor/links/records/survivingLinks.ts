import { type Link, writtenOf } from '../../../document/links/link.ts';
import { TrackedSpans } from '../../../document/links/trackedSpans.ts';
import { inSlices } from '../../documents/slices.ts';
import type { LinkRecord } from './recordFormat.ts';
import { textDifference } from './textDifference.ts';

/** The words of a record that still stand in `text`, which may have been changed while nobody tracked it. */
export async function survivingLinks(record: LinkRecord, text: string): Promise<TrackedSpans<Link>> {
  const links = new TrackedSpans(writtenOf);
  for await (const slice of inSlices(record.words)) links.add(slice);
  if (record.text !== text) links.edit(textDifference(record.text, text));
  return links;
}
