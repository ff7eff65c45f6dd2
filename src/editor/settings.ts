import {
  type AmountName,
  type Choice,
  type ChoiceName,
  type FlagName,
  settings,
} from './contributions/settings.ts';

/** The settings that no workspace may set, without `harf.`. */
export const usersOwnSettings: ReadonlySet<string> = new Set(
  Object.entries(settings)
    .filter(([, { scope }]) => scope === 'machine')
    .map(([name]) => name),
);

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
  readonly marks: Choice<'diacritize.marks'>;
  readonly style: Choice<'pinglish.style'>;
  readonly vowelNotation: Choice<'pinglish.vowelNotation'>;
  readonly pinglishFinish: Choice<'pinglish.finish'>;
  readonly digitsAndPunctuation: Choice<'pinglish.digitsAndPunctuation'>;
  /** Behind those of the Iranian calendar, in a translation. */
  readonly gregorianDates: boolean;
}

/** Where text goes; a value that makes no sense counts as the default. */
export function serviceSettings(configuration: Configuration): ServiceSettings {
  const baseUrl = configuration.get('baseUrl');
  return {
    service: choice(configuration, 'service'),
    baseUrl: typeof baseUrl === 'string' ? baseUrl.trim() : settings.baseUrl.default,
  };
}

/** Which natural voice the user wants for which voice of the local service; what is no text is left out. */
export function naturalVoiceNames(configuration: Configuration): Record<string, string> {
  const value = configuration.get('assets.naturalVoices');
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** How a rule of proofreading is shown; as the rule itself says where nothing is set. */
export type RuleLevel = 'off' | 'hint' | 'warning';

export interface ProofreadingSettings {
  readonly scope: Choice<'proofread.scope'>;
  readonly only: Choice<'proofread.only'>;
  /** Glob patterns. */
  readonly exclude: readonly string[];
  /** By the names of rules. */
  readonly rules: ReadonlyMap<string, RuleLevel>;
}

/** What is proofread of the document that `configuration` is for; what makes no sense is passed over. */
export function proofreadingSettings(configuration: Configuration): ProofreadingSettings {
  const exclude: unknown = configuration.get('proofread.exclude');
  const rules = Object.entries(Object(configuration.get('proofread.rules')));
  return {
    scope: choice(configuration, 'proofread.scope'),
    only: choice(configuration, 'proofread.only'),
    exclude: Array.isArray(exclude) ? exclude.filter(isPattern).slice(0, MOST_PATTERNS) : [],
    rules: new Map(rules.filter((entry): entry is [string, RuleLevel] => isRuleLevel(entry[1]))),
  };
}

/** A workspace may bring patterns: with more stars they could take forever on names that were made for them. */
const MOST_PATTERNS = 100;
const MOST_STARS = { inPart: 3, folders: 4, units: 300 };

function isPattern(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MOST_STARS.units) return false;
  const parts = value.split('/');
  return (
    parts.every((part) => part.split('*').length - 1 <= MOST_STARS.inPart) &&
    parts.filter((part) => part.includes('**')).length <= MOST_STARS.folders
  );
}

function isRuleLevel(value: unknown): value is RuleLevel {
  return value === 'off' || value === 'hint' || value === 'warning';
}

/** How text is converted and where the result goes, for the document that `configuration` is for. */
export function textSettings(configuration: Configuration): TextSettings {
  return {
    output: choice(configuration, 'output'),
    includeEzafe: flag(configuration, 'diacritize.includeEzafe'),
    marks: choice(configuration, 'diacritize.marks'),
    style: choice(configuration, 'pinglish.style'),
    vowelNotation: choice(configuration, 'pinglish.vowelNotation'),
    pinglishFinish: choice(configuration, 'pinglish.finish'),
    digitsAndPunctuation: choice(configuration, 'pinglish.digitsAndPunctuation'),
    gregorianDates: flag(configuration, 'translation.gregorianDates'),
  };
}

/** The value of a setting that is yes or no; what is neither counts as the default. */
export function flag(configuration: Configuration, name: FlagName): boolean {
  const value = configuration.get(name);
  return typeof value === 'boolean' ? value : settings[name].default;
}

/** The value of a setting that is an amount of something; what is below its minimum counts as the default. */
export function amount(configuration: Configuration, name: AmountName): number {
  const value = configuration.get(name);
  const setting = settings[name];
  return typeof value === 'number' && value >= setting.schema.minimum ? value : setting.default;
}

/** The value of a setting that is a choice; one that is none of the values counts as the default. */
export function choice<Name extends ChoiceName>(configuration: Configuration, name: Name): Choice<Name> {
  const value = configuration.get(name);
  const choices: readonly Choice<Name>[] = settings[name].choices;
  return choices.find((each) => each === value) ?? settings[name].choices[0];
}
