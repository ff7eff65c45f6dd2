import type { Warning } from '../../client/index.ts';
import type { SentenceDoubt } from '../../document/links/linkWords.ts';
import { isolated } from '../../text/invisible.ts';
import { t } from '../wording/localize.ts';

type Reason = NonNullable<Warning['doubts']>[number]['reason'];

/** What speaks against a sentence of a translation, as sentences; as the service says it in English where it says no more. */
export function doubtText({ message, doubts = [] }: SentenceDoubt): string {
  const reasons = doubts.flatMap(({ reason, missing = '' }) => {
    const found = Object.entries(reasonsFor(isolated(missing))).find(([name]) => name === reason);
    return found?.slice(1) ?? [];
  });
  return reasons.length === 0 ? message : reasons.join(' ');
}

function reasonsFor(missing: string): Readonly<Record<Reason, string>> {
  return {
    missing_number: t('The number {0} is missing.', missing),
    missing_name: t('The name {0} is missing.', missing),
    missing_negation: t('A negation is missing.'),
    added_negation: t('The English denies what the Persian does not.'),
    no_words: t('The English has no words.'),
    repetition: t('The English says the same again and again.'),
  };
}
