import type { Localized } from '../../src/editor/contributions/localized.ts';
import { type SettingGroup, settingGroups } from '../../src/editor/contributions/settingGroups.ts';
import {
  type SettingDeclaration,
  type SettingName,
  settingDescriptions,
  settings,
} from '../../src/editor/contributions/settings.ts';

interface Description extends Localized {
  readonly choices?: Readonly<Record<string, Localized>>;
}

const declarations: Readonly<Record<SettingName, SettingDeclaration>> = settings;
const descriptions: Readonly<Record<SettingName, Description>> = settingDescriptions;

/** The name of a setting's text in `package.nls.json`. */
const textName = (...parts: readonly string[]) => ['setting', ...parts].join('.');

const titleName = ({ id }: SettingGroup) => `settings.${id}`;

/** The texts that `package.nls.json` has of settings. */
export const settingTexts: Readonly<Record<string, Localized>> = Object.fromEntries([
  ...settingGroups.map((group): [string, Localized] => [titleName(group), group.title]),
  ...Object.entries(descriptions).flatMap(([name, { en, fa, choices = {} }]) => [
    [textName(name), { en, fa }],
    ...Object.entries(choices).map(([choice, text]) => [textName(name, choice), text]),
  ]),
]);

/** What `contributes.configuration` of `package.json` says: its settings under their headings. */
export function settingContributions(): readonly object[] {
  const grouped = settingGroups.flatMap((group) => group.settings);
  const wrong = Object.keys(declarations).filter(
    (name) => grouped.filter((each) => each === name).length !== 1,
  );
  if (wrong.length > 0)
    throw new Error(`Each setting is under one heading of settingGroups.ts; these are not: ${wrong}.`);
  return settingGroups.map((group, index) => ({
    title: `%${titleName(group)}%`,
    order: index + 1,
    properties: Object.fromEntries(group.settings.map(property)),
  }));
}

function property(name: SettingName, index: number): readonly [string, object] {
  const setting = declarations[name];
  const order = index + 1;
  const markdownDescription = `%${textName(name)}%`;
  return [`harf.${name}`, { ...valuesOf(name, setting), scope: setting.scope, order, markdownDescription }];
}

function valuesOf(name: string, setting: SettingDeclaration): object {
  if (!('choices' in setting)) return { ...setting.schema, default: setting.default };
  const names = setting.choices
    .map((choice) => textName(name, choice))
    .filter((each) => each in settingTexts);
  return {
    type: 'string',
    enum: setting.choices,
    ...(names.length > 0 && { markdownEnumDescriptions: names.map((each) => `%${each}%`) }),
    default: setting.choices[0],
  };
}
