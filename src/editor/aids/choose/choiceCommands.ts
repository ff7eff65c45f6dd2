import type { DocumentWords } from '../documentWords.ts';
import type { FollowedLists } from '../pronunciationList/followedLists.ts';
import { choosePronunciation, pronunciationChoice } from './choosePronunciation.ts';
import { forgetPronunciation, listedRow, openRow } from './listedPronunciation.ts';

interface ChoiceServices {
  readonly documentWords: () => Promise<DocumentWords>;
  readonly lists: FollowedLists;
}

/** What links and code actions on a word do; an argument that is none of theirs is refused. */
export type ChoiceCommand = 'choose' | 'forget' | 'openList';

export const choiceCommands: Readonly<
  Record<ChoiceCommand, (services: ChoiceServices, argument: unknown) => Promise<void>>
> = {
  async choose({ documentWords, lists }, argument) {
    const choice = pronunciationChoice.parse(argument);
    const { analyses } = await documentWords();
    await choosePronunciation(choice, await lists.load(), analyses);
  },
  async forget({ lists }, argument) {
    await forgetPronunciation(listedRow.parse(argument), await lists.load());
  },
  async openList({ lists }, argument) {
    await openRow(listedRow.parse(argument), await lists.load());
  },
};
