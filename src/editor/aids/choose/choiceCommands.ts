import type { DocumentWords } from '../documentWords.ts';
import type { FollowedWords } from '../words/followedWords.ts';
import { choosePronunciation, pronunciationChoice } from './choosePronunciation.ts';
import { forgetPronunciation, listedRow, openRow } from './chosenPronunciation.ts';

interface ChoiceServices {
  readonly documentWords: () => Promise<DocumentWords>;
  readonly words: FollowedWords;
}

/** What links and code actions on a word do; an argument that is none of theirs is refused. */
export type ChoiceCommand = 'choose' | 'forget' | 'openList';

export const choiceCommands: Readonly<
  Record<ChoiceCommand, (services: ChoiceServices, argument: unknown) => Promise<void>>
> = {
  async choose({ documentWords, words }, argument) {
    const choice = pronunciationChoice.parse(argument);
    const { analyses } = await documentWords();
    await choosePronunciation(choice, { words: await words.load(), analyses });
  },
  async forget({ words }, argument) {
    await forgetPronunciation(listedRow.parse(argument), await words.load());
  },
  async openList({ words }, argument) {
    await openRow(listedRow.parse(argument), await words.load());
  },
};
