import type { TextDocument } from 'vscode';
import type { JoinedText } from '../../client/index.ts';
import { offsetAfter } from '../../document/edits/textChange.ts';
import { linkWords } from '../../document/links/alignment.ts';
import { linkedPieces } from '../../document/links/linkedPieces.ts';
import { persianPlaces } from '../../document/links/persianPlaces.ts';
import { pieceLinks } from '../../document/links/pieceLinks.ts';
import { pieceTexts } from '../../document/targets/placements.ts';
import type { Target } from '../../document/targets/targets.ts';
import { sliceSpan } from '../../text/span.ts';
import type { Changed, Delivery } from '../deliver.ts';
import type { Job } from '../job.ts';
import type { Log } from '../log.ts';
import type { Links } from './links.ts';

interface Delivered {
  readonly job: Job;
  readonly delivery: Delivery;
}

interface Parts {
  readonly links: Links;
  readonly log: Pick<Log, 'warn'>;
}

/** Ties the Latin words of a result to the Persian they came from, where both can be told. */
export function linkDelivery(parts: Parts, texts: readonly JoinedText[], { job, delivery }: Delivered): void {
  if (delivery.kind !== 'delivered' || texts.every(({ alignment }) => alignment.length === 0)) return;
  const { changed, beside } = delivery;
  if (changed?.output === 'replace')
    parts.links.latin.add(job.document, wordsInPlace(parts, texts, { job, changed }));
  if (beside) linkBeside(parts, texts, { job, beside });
}

/** The words of a result that stands in place of its source. */
function wordsInPlace(
  parts: Parts,
  texts: readonly JoinedText[],
  { job, changed }: { job: Job; changed: Changed },
) {
  return changed.placements.flatMap(({ target, text, spans }, index) => {
    const words = linkedWords(parts, target, texts[index]);
    const persian = target.pieces.map((piece) => sliceSpan(job.source.text, piece));
    return linkedPieces(persian, pieceTexts(target, text), words).flatMap((piece, at) =>
      pieceLinks(piece, offsetAfter(spans[at]?.utf16Start ?? 0, changed.changes)),
    );
  });
}

/** Ties the words of both documents to each other. */
function linkBeside(
  parts: Parts,
  texts: readonly JoinedText[],
  { job, beside }: { job: Job; beside: TextDocument },
): void {
  const spans = job.tracked.current() ?? [];
  let [utf16Start, used] = [0, 0];
  job.targets.forEach((target, index) => {
    const { text } = texts[index] ?? { text: '' };
    const [piece] = linkedPieces([target.text], [text], linkedWords(parts, target, texts[index]));
    const latin = piece ? pieceLinks(piece, utf16Start) : [];
    parts.links.latin.add(beside, latin);
    const places = spans.slice(used, used + target.pieces.length);
    parts.links.persian.add(
      job.document,
      persianPlaces(
        latin.map(({ value }) => value),
        target,
        places,
      ),
    );
    utf16Start += text.length + 1;
    used += target.pieces.length;
  });
}

function linkedWords({ log }: Parts, target: Target, joined: JoinedText | undefined) {
  const { text, alignment } = joined ?? { text: '', alignment: [] };
  const words = linkWords(target.text, text, alignment);
  const missing = alignment.length - words.length;
  if (missing > 0)
    log.warn(
      `${missing} of the ${alignment.length} words of the alignment are not in the Pinglish; they are left out.`,
    );
  return words;
}
