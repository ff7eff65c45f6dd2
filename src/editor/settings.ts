/** The values of each setting that is a choice, the default first. */
export const settingChoices = {
  service: ['auto', 'local', 'hosted'],
  output: ['replace', 'below', 'beside', 'clipboard'],
  'pinglish.style': ['readable', 'systematic'],
  'pinglish.vowelNotation': ['double_a', 'macron'],
  'speech.tier': ['basic', 'premium'],
  'speech.voice': ['kian', 'leyla', 'ava', 'mana', 'amir'],
} as const;

/**
 * The settings that say where text goes, cost money or speak for the user: theirs alone. Their scope is
 * `machine`, so that VS Code never takes them from a workspace, and they are written for the user.
 */
export const usersOwnSettings: ReadonlySet<string> = new Set([
  'service',
  'baseUrl',
  'confirmAboveUnits',
  'confirmAboveSeconds',
  'speech.tier',
  'speech.delivery',
]);

/** The defaults of the settings that are no choice. */
export const settingDefaults = {
  baseUrl: '',
  'diacritize.includeEzafe': true,
  confirmAboveUnits: 20_000,
  confirmAboveSeconds: 600,
  'hover.alignment': true,
  'hover.dictionary': true,
  'speech.pace': 1,
  'speech.delivery': {},
} as const;

type ChoiceName = keyof typeof settingChoices;
export type Choice<Name extends ChoiceName> = (typeof settingChoices)[Name][number];

/** Harf's section of VS Code's configuration. */
export interface Configuration {
  get(name: string): unknown;
}

export interface ServiceSettings {
  readonly service: Choice<'service'>;
  /** As the user wrote it: not checked. */
  readonly baseUrl: string;
}

export interface TextSettings {
  readonly output: Choice<'output'>;
  readonly includeEzafe: boolean;
  readonly style: Choice<'pinglish.style'>;
  readonly vowelNotation: Choice<'pinglish.vowelNotation'>;
}

/** Where text goes; a value that makes no sense counts as the default. */
export function serviceSettings(configuration: Configuration): ServiceSettings {
  const baseUrl = configuration.get('baseUrl');
  return {
    service: choice(configuration, 'service'),
    baseUrl: typeof baseUrl === 'string' ? baseUrl.trim() : settingDefaults.baseUrl,
  };
}

/** How text is converted and where the result goes, for the document that `configuration` is for. */
export function textSettings(configuration: Configuration): TextSettings {
  const includeEzafe = configuration.get('diacritize.includeEzafe');
  return {
    output: choice(configuration, 'output'),
    includeEzafe:
      typeof includeEzafe === 'boolean' ? includeEzafe : settingDefaults['diacritize.includeEzafe'],
    style: choice(configuration, 'pinglish.style'),
    vowelNotation: choice(configuration, 'pinglish.vowelNotation'),
  };
}

/** From how many units on, exclusive, a command on the hosted service asks first; 0 never asks. */
export function confirmAboveUnits(configuration: Configuration): number {
  const value = configuration.get('confirmAboveUnits');
  return typeof value === 'number' && value >= 0 ? value : settingDefaults.confirmAboveUnits;
}

/** From how many seconds of speech on, exclusive, reading by the hosted service asks first; 0 never asks. */
export function confirmAboveSeconds(configuration: Configuration): number {
  const value = configuration.get('confirmAboveSeconds');
  return typeof value === 'number' && value >= 0 ? value : settingDefaults.confirmAboveSeconds;
}

/** Whether a linked Latin word tells under the mouse what it came from, in the document of `configuration`. */
export function showsAlignment(configuration: Configuration): boolean {
  const value = configuration.get('hover.alignment');
  return typeof value === 'boolean' ? value : settingDefaults['hover.alignment'];
}

/** Whether a Persian word is explained under the mouse, in the document that `configuration` is for. */
export function showsDictionary(configuration: Configuration): boolean {
  const value = configuration.get('hover.dictionary');
  return typeof value === 'boolean' ? value : settingDefaults['hover.dictionary'];
}

/** The value of a setting that is a choice; one that is none of the values counts as the default. */
export function choice<Name extends ChoiceName>(configuration: Configuration, name: Name): Choice<Name> {
  const value = configuration.get(name);
  const choices: readonly Choice<Name>[] = settingChoices[name];
  return choices.find((each) => each === value) ?? settingChoices[name][0];
}
