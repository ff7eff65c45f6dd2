import { type CommandContribution, category, commands } from '../../src/editor/contributions/commands.ts';
import type { Localized } from '../../src/editor/contributions/localized.ts';

const declared: readonly (readonly [string, CommandContribution])[] = Object.entries(commands);

/** The name of a command's title in `package.nls.json`. */
const titleName = (command: string) => command.replace(/^harf/u, 'command');

const CATEGORY = 'command.category';
const OTHER = '.otherLanguage';

/**
 * A text that VS Code shows in one language of Harf while its palette finds the command by both. VS Code itself
 * makes such pairs, and shows the second below the first in every display language but English.
 */
const inBoth = (name: string) => ({ value: `%${name}%`, original: `%${name}${OTHER}%` });

const textsInBoth = (name: string, { en, fa }: Localized): readonly (readonly [string, Localized])[] => [
  [name, { en, fa }],
  [`${name}${OTHER}`, { en: fa, fa: en }],
];

/** Of each command for which `item` gives something, that with the command's name before it. */
const itemsOf = (item: (contribution: CommandContribution) => object | undefined | '') =>
  declared.flatMap(([command, contribution]) => {
    const found = item(contribution);
    return found ? [{ command, ...found }] : [];
  });

/** What `contributes` of `package.json` says of commands. */
export const commandContributions = {
  commands: declared.map(([command, { icon, enablement }]) => ({
    command,
    title: inBoth(titleName(command)),
    category: inBoth(CATEGORY),
    icon: `$(${icon})`,
    ...(enablement && { enablement }),
  })),
  menus: {
    'harf.editor': itemsOf(
      ({ submenu, submenuWhen }) => submenu && { group: submenu, ...(submenuWhen && { when: submenuWhen }) },
    ),
    'editor/title': itemsOf(({ editorTitle }) => editorTitle && { group: 'navigation', when: editorTitle }),
    commandPalette: itemsOf(({ palette }) => palette && { when: palette }),
  },
  keybindings: itemsOf(({ key }) => key),
};

/** The texts that `package.nls.json` has of commands. */
export const commandTexts: Readonly<Record<string, Localized>> = Object.fromEntries([
  ...textsInBoth(CATEGORY, category),
  ...declared.flatMap(([command, { title }]) => textsInBoth(titleName(command), title)),
]);
