import type { JoinedText } from '../../client/index.ts';
import { chooseMarks, type MarkChoice, type ReadWord } from '../../document/answers/chosenMarks.ts';
import type { Connection } from '../service/connection.ts';
import { type WordInText, wordsIn } from './wordsIn.ts';

/** Readings that are less likely are not what a reader would take a word for. */
const LEAST_LIKELY = 0.01;

/** The text of each target with the marks that are chosen of its answer; the local service tells which are needed. */
export async function textsWithChosenMarks(
  connection: Pick<Connection, 'runLocal'>,
  targets: readonly { readonly text: string }[],
  texts: readonly JoinedText[],
  { choice, signal }: { readonly choice: MarkChoice; readonly signal: AbortSignal },
): Promise<readonly JoinedText[]> {
  const asksAnalysis = choice === 'needed' || choice === 'school';
  const chosen: JoinedText[] = [];
  for (const [at, joined] of texts.entries()) {
    const source = targets[at]?.text ?? joined.text;
    const words = asksAnalysis ? await wordsOf(connection, source, signal) : [];
    chosen.push({ ...joined, text: chooseMarks(source, joined.text, choice, words.map(readWord)) });
  }
  return chosen;
}

async function wordsOf(
  connection: Pick<Connection, 'runLocal'>,
  source: string,
  signal: AbortSignal,
): Promise<readonly WordInText[]> {
  const text = source.toWellFormed();
  const request = { text, schoolMarks: true };
  const { tokens } = await connection.runLocal((client) => client.analyse(request, { signal }));
  return wordsIn(text, tokens);
}

function readWord({ utf16Start, utf16End, word }: WordInText): ReadWord {
  const { diacritized, schoolMarks, isFamiliar, alternatives, phonemes } = word;
  const mayBeOtherwise = alternatives.some(
    (other) => other.confidence >= LEAST_LIKELY && other.phonemes !== phonemes,
  );
  return {
    utf16Start,
    utf16End,
    diacritized,
    schoolMarks: schoolMarks ?? diacritized,
    isPlain: isFamiliar && !mayBeOtherwise,
  };
}
