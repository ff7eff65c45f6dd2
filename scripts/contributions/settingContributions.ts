import type { Localized } from '../../src/editor/contributions/localized.ts';
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

/** The texts that `package.nls.json` has of settings. */
export const settingTexts: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries(descriptions).flatMap(([name, { en, fa, choices = {} }]) => [
    [textName(name), { en, fa }],
    ...Object.entries(choices).map(([choice, text]) => [textName(name, choice), text]),
  ]),
);

/** What `contributes.configuration.properties` of `package.json` says. */
export const settingProperties = Object.fromEntries(
  Object.entries(declarations).map(([name, setting], index) => [
    `harf.${name}`,
    {
      ...valuesOf(name, setting),
      scope: setting.scope,
      order: index + 1,
      markdownDescription: `%${textName(name)}%`,
    },
  ]),
);

function valuesOf(name: string, setting: SettingDeclaration): object {
  if (!('choices' in setting)) return { ...setting.schema, default: setting.default };
  const names = setting.choices
    .map((choice) => textName(name, choice))
    .filter((each) => each in settingTexts);
  return {
    type: 'string',
    enum: setting.choices,
    ...(names.length > 0 && { enumDescriptions: names.map((each) => `%${each}%`) }),
    default: setting.choices[0],
  };
}
