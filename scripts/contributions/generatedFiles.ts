import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesForPeople } from '../../src/document/prose/formats.ts';
import { root } from '../setup/places.mjs';
import { commandContributions, commandTexts } from './commandContributions.ts';
import { withTable } from './pageTables.ts';
import { rulePages } from './rulePages.ts';
import { settingContributions, settingTexts } from './settingContributions.ts';
import { toolContributions, toolTexts } from './toolContributions.ts';
import { walkthroughs, walkthroughTexts } from './walkthroughContributions.ts';

/** A file that shows what is declared, as it should be. */
interface GeneratedFile {
  readonly name: string;
  readonly contents: string;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * `package.json`, its texts in both languages and the pages with tables, with the commands, settings, tools, the walkthrough
 * and the languages that start Harf as `src/editor/contributions/`, `src/tools/` and `src/document/prose/formats.ts` declare them; all else in them stays as it is written there
 * by hand.
 */
export function generatedFiles(): readonly GeneratedFile[] {
  return [
    { name: 'package.json', contents: json(withContributions(parsed('package.json'))) },
    { name: 'package.nls.json', contents: json(withTexts(parsed('package.nls.json'), 'en')) },
    { name: 'package.nls.fa.json', contents: json(withTexts(parsed('package.nls.fa.json'), 'fa')) },
    { name: 'README.md', contents: withTable(withTable(read('README.md'), 'commands'), 'settings') },
    { name: 'docs/agents.md', contents: withTable(read('docs/agents.md'), 'tools') },
    { name: 'docs/proofreading.md', contents: withTable(read('docs/proofreading.md'), 'rules') },
    ...rulePages(),
  ];
}

const read = (name: string) => readFileSync(join(root, name), 'utf8');

const parsed = (name: string) => JSON.parse(read(name));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function withContributions(
  manifest: Json & { activationEvents: readonly string[]; contributes: { menus: Json } },
): Json {
  const { activationEvents, contributes } = manifest;
  const { menus, ...rest } = commandContributions;
  return {
    ...manifest,
    activationEvents: [
      ...languagesForPeople.map((id) => `${STARTED_BY}${id}`),
      ...activationEvents.filter((event) => !event.startsWith(STARTED_BY)),
    ],
    contributes: {
      ...contributes,
      ...rest,
      languageModelTools: toolContributions,
      walkthroughs,
      menus: { ...contributes.menus, ...menus },
      configuration: settingContributions(),
    },
  };
}

const STARTED_BY = 'onLanguage:';

function withTexts(texts: Json, language: 'en' | 'fa'): Json {
  const isGenerated = (name: string) => /^(?:command|settings?|tool|walkthrough)\./u.test(name);
  const byHand = Object.entries(texts).filter(([name]) => !isGenerated(name));
  const generated = Object.entries({ ...commandTexts, ...settingTexts, ...toolTexts, ...walkthroughTexts });
  return Object.fromEntries([...byHand, ...generated.map(([name, text]) => [name, text[language]])]);
}
