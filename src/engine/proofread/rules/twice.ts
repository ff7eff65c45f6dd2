import type { Analysis } from '../../types.ts';
import { type Finding, nextWord, type ProofRule } from '../rule.ts';

/** Words that nobody says twice; «کم کم»، «به به» and the like are. */
const NEVER_TWICE: ReadonlySet<string> = new Set(
  'را رو که و از در با تا برای این آن است بود شد یک اگر اما ولی چون هم باید'.split(' '),
);

/** «که که»: the same word twice. */
export const twice: ProofRule = {
  name: 'twice',
  reason: {
    en: '"{0}": the word stands there twice.',
    fa: '«{0}»: این واژه دو بار آمده است.',
  },
  severity: 'warning',
  mends: [{ before: 'گفت که که می‌آید.', after: 'گفت که می‌آید.' }],
  stays: ['کم کم هوا سرد شد.', 'به به چه هوایی!', 'گفت: که؟ که آمد؟'],
  find({ tokens }: Analysis): Finding[] {
    return tokens.flatMap((token, at) => {
      const next = nextWord(tokens, at);
      if (!token.word || next?.source !== token.source || !NEVER_TWICE.has(token.source)) return [];
      const { codePointStart } = token;
      return [{ codePointStart, codePointEnd: next.codePointEnd, suggestions: [token.source] }];
    });
  },
};
