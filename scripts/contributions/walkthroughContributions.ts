import type { Localized } from '../../src/editor/contributions/localized.ts';
import {
  WALKTHROUGH_ID,
  type WalkthroughStep,
  walkthroughSteps,
  walkthroughText,
  walkthroughTitle,
} from '../../src/editor/contributions/walkthrough.ts';

const steps = Object.entries(walkthroughSteps);

/** The name of a step's text in `package.nls.json`. */
const textName = (...parts: readonly string[]) => ['walkthrough', ...parts].join('.');

/** What `contributes.walkthroughs` of `package.json` says. */
export const walkthroughs = [
  {
    id: WALKTHROUGH_ID,
    title: `%${textName('title')}%`,
    description: `%${textName('description')}%`,
    steps: steps.map(([name, { completedBy, when }]) => ({
      id: name,
      title: `%${textName(name, 'title')}%`,
      description: `%${textName(name, 'description')}%`,
      media: { svg: `media/walkthrough/${name}.svg`, altText: `%${textName(name, 'picture')}%` },
      completionEvents: completedBy,
      ...(when && { when }),
    })),
  },
];

/** The texts that `package.nls.json` has of the walkthrough. */
export const walkthroughTexts: Readonly<Record<string, Localized>> = {
  [textName('title')]: walkthroughTitle,
  [textName('description')]: walkthroughText,
  ...Object.assign(
    {},
    ...steps.map(([name, step]) => ({
      [textName(name, 'title')]: step.title,
      [textName(name, 'description')]: { en: description(step, 'en'), fa: description(step, 'fa') },
      [textName(name, 'picture')]: step.picture,
    })),
  ),
};

/** The text and below it the buttons: VS Code shows a link that stands alone in its line as a button. */
function description({ text, buttons }: WalkthroughStep, language: keyof Localized): string {
  const links = buttons.map(({ command, argument, title }) => {
    const query = argument === undefined ? '' : `?${encodeURIComponent(JSON.stringify([argument]))}`;
    return `[${title[language]}](command:${command}${query})`;
  });
  return [text[language], ...links].join('\n');
}
