import { LRUCache } from 'lru-cache';
import type { ProofFinding, RuleName } from '../../contract/index.ts';
import { offsetTable } from '../../text/codePoints.ts';
import { ownCopy, type Span } from '../../text/span.ts';
import type { DocumentWords } from '../aids/documentWords.ts';
import type { Connection } from '../service/connection.ts';

/** A likely error of a text, as the local service found it. */
export interface Finding extends Span, Pick<ProofFinding, 'rule' | 'severity' | 'reason' | 'suggestions'> {}

/** What is known of the words that the user has listed. */
export interface ListedWords {
  hasListedWords(): Promise<boolean>;
  documentWords(): Promise<DocumentWords>;
}

/** Rules about words that Harf does not know: a word of the list is known. */
const RULES_OF_UNKNOWN_WORDS: ReadonlySet<string> = new Set(['one-sound', 'slip']);

/** Whether a finding is about a single word that Harf does not know. */
export function isUnknownWord(rule: string, written: string): boolean {
  return RULES_OF_UNKNOWN_WORDS.has(rule) && /^[\p{L}\p{M}\u200c]+$/u.test(written);
}

/** Of all remembered texts together, in UTF-16 units. */
const MAX_REMEMBERED = 200_000;

/** Finds the errors of texts, always by the local service: nothing is sent for it. Those read last are remembered. */
export class FindingReader {
  readonly #connection: Pick<Connection, 'runLocal'>;
  readonly #words: ListedWords;
  readonly #remembered = new LRUCache<string, readonly Finding[]>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: (_, key) => key.length,
  });
  /** How often all was forgotten. */
  #forgettings = 0;

  constructor(connection: Pick<Connection, 'runLocal'>, words: ListedWords) {
    this.#connection = connection;
    this.#words = words;
  }

  /** What the rules find in a passage, in order. */
  async of(text: string, rules: readonly RuleName[], signal: AbortSignal): Promise<readonly Finding[]> {
    const key = `${rules.join(' ')}\n${text}`;
    const known = this.#remembered.get(key);
    if (known) return known;
    const before = this.#forgettings;
    const findings = await this.#withoutListed(text, await this.#ask(text, rules, signal), signal);
    if (before === this.#forgettings) this.#remembered.set(ownCopy(key), findings);
    return findings;
  }

  /** Words may be read in another way now. */
  forget(): void {
    this.#forgettings++;
    this.#remembered.clear();
  }

  async #ask(text: string, rules: readonly RuleName[], signal: AbortSignal): Promise<Finding[]> {
    const wellFormed = text.toWellFormed();
    const { findings } = await this.#connection.runLocal((client) =>
      client.proofread({ text: wellFormed, rules: [...rules] }, { signal }),
    );
    const offsets = offsetTable(text);
    return findings.map(({ codePointStart, codePointEnd, rule, severity, reason, suggestions }) => ({
      utf16Start: offsets.toUtf16(codePointStart),
      utf16End: offsets.toUtf16(codePointEnd),
      rule,
      severity,
      reason,
      suggestions,
    }));
  }

  async #withoutListed(text: string, findings: Finding[], signal: AbortSignal): Promise<Finding[]> {
    const isUnknown = ({ rule, utf16Start, utf16End }: Finding) =>
      isUnknownWord(rule, text.slice(utf16Start, utf16End));
    if (!findings.some(isUnknown) || !(await this.#words.hasListedWords())) return findings;
    const { analyses } = await this.#words.documentWords();
    const [words = []] = await analyses.of([text], signal);
    const listed = new Set(
      words.filter(({ word }) => word.origin === 'list').map(({ utf16Start }) => utf16Start),
    );
    return findings.filter((finding) => !isUnknown(finding) || !listed.has(finding.utf16Start));
  }
}
