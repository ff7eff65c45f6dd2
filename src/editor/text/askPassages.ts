import { nextTurn } from '#platform/turn.ts';
import { type JoinedText, LongText, type LongTextProgress, type RunRequest } from '../../client/index.ts';
import type { Answer } from '../../document/answers/answeredParts.ts';
import { withDoubts } from '../../document/answers/doubtfulSentences.ts';
import { answersOf, groupTexts, joinTexts } from '../../document/beside/answeredPassages.ts';
import { linkWords } from '../../document/links/linkWords.ts';
import { UserError } from '../failures/userError.ts';
import type { Log } from '../log.ts';
import { type Tell, withProgress } from '../progress/progress.ts';
import { sectionsText } from '../progress/progressText.ts';
import type { Connection } from '../service/connection.ts';
import type { TextSettings } from '../settings.ts';
import { describeError } from '../wording/describeError.ts';
import { t } from '../wording/localize.ts';
import { confirmUnits } from './confirmUnits.ts';
import { doubtsIn } from './doubtfulSentences.ts';
import type { EditorOperation } from './editorOperations.ts';
import { answerFinisher, type FinishAnswer } from './finishAnswers.ts';

/** What is written for passages, by their texts. */
export type PassageAnswers = ReadonlyMap<string, Answer>;

/** What is asked for passages of a document. */
export interface PassageQuestion {
  readonly operation: EditorOperation;
  readonly settings: TextSettings;
  /** Of the passages, often as short as a line. */
  readonly texts: readonly string[];
  /** Of what the answers are shown in, for the log. */
  readonly view: string;
}

/** Of one request, in UTF-16 units; linking its words takes a millisecond or two. */
const MAX_GROUP = 3000;

/** Asks the local service, whatever the settings say. Rejects if not all of it could be had. */
export async function askLocalService(
  question: PassageQuestion,
  connection: Connection,
  log: Log,
  signal: AbortSignal,
): Promise<PassageAnswers> {
  const command = connection.command();
  const run: RunRequest = (ask) => command.runLocal(ask);
  return new GroupedQuestion(question, connection, log, run).ask(signal);
}

/**
 * Asks the service that is chosen, with progress; asks the user before much is sent to the hosted one, and takes a no for
 * nothing to do. What was paid for and not shown is collected when it is asked for again. Rejects if not all of it could be had.
 */
export async function askChosenService(
  question: PassageQuestion,
  connection: Connection,
  log: Log,
): Promise<PassageAnswers> {
  const command = connection.command();
  try {
    const grouped = new GroupedQuestion(question, connection, log, (ask) => command.run(ask));
    if (!(await confirmUnits(connection, grouped.units))) return new Map();
    const result = await withProgress(question.operation.title(), (signal, tell) =>
      grouped.ask(signal, tell),
    );
    await command.settle();
    return result;
  } finally {
    // Of a command that was settled, nothing is left.
    await command.release();
  }
}

/** Many passages go in one request. */
class GroupedQuestion {
  readonly #question: PassageQuestion;
  readonly #connection: Connection;
  readonly #log: Log;
  readonly #groups: readonly (readonly string[])[];
  readonly #longText: LongText;

  constructor(question: PassageQuestion, connection: Connection, log: Log, run: RunRequest) {
    const { texts, settings, operation } = question;
    this.#question = question;
    this.#connection = connection;
    this.#log = log;
    this.#groups = groupTexts(texts, MAX_GROUP);
    this.#longText = new LongText(
      { operation: operation.requested(settings), texts: this.#groups.map(joinTexts) },
      run,
      operation.accept,
    );
  }

  /** What the service charges at most, in text units. */
  get units(): number {
    return this.#longText.units;
  }

  async ask(signal: AbortSignal, tell: Tell = () => {}): Promise<PassageAnswers> {
    const onProgress = (progress: LongTextProgress) => tell(sectionsText(progress));
    const outcome = await this.#longText.run({ signal, onProgress });
    if (!outcome.isComplete) throw outcome.failure;
    const all = new Map<string, Answer>();
    const finish = this.#finisher(signal);
    for (const [at, group] of this.#groups.entries()) {
      const joined = outcome.texts[at];
      if (joined === undefined) continue;
      for (const [text, answer] of await separate(group, joined, finish)) all.set(text, answer);
      // The editor must not wait for a long document.
      await nextTurn();
    }
    return all;
  }

  #finisher(signal: AbortSignal): FinishAnswer {
    const { operation, settings, view } = this.#question;
    const onFailure = (error: unknown) =>
      this.#log.warn(`The ${view} stays as the service gave it. ${describeError(error)}`);
    return answerFinisher(operation.finish(settings), { connection: this.#connection, signal, onFailure });
  }
}

/** What each text of a group became. */
async function separate(
  group: readonly string[],
  { text, alignment, warnings }: JoinedText,
  finish: FinishAnswer,
): Promise<[string, Answer][]> {
  const source = joinTexts(group);
  const answer = await finish(source, { text, words: linkWords(source, text, alignment) });
  const answers = answersOf(group, withDoubts(answer, doubtsIn(source, warnings)));
  if (answers === undefined)
    throw new UserError(t('The service joined or divided paragraphs, so nothing is shown.'));
  return answers.map((each, at) => [group[at] ?? '', each]);
}
