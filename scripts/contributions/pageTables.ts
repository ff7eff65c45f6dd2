import { type CommandContribution, commands } from '../../src/editor/contributions/commands.ts';
import {
  type SettingDeclaration,
  settingDescriptions,
  settings,
} from '../../src/editor/contributions/settings.ts';
import { agentTools, chatTools, type Tool } from '../../src/tools/index.ts';
import { ruleTable } from './rulePages.ts';

/** The tables that pages have between their markers; all else in them stays as it is written. */
const tables = {
  commands: commandTable,
  settings: settingTable,
  tools: toolTable,
  rules: ruleTable,
};

/** A page with the table that is named in it. */
export function withTable(page: string, name: keyof typeof tables): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->\n`];
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before === -1 || after < before)
    throw new Error(
      `The page has no ${begin.trim()} with ${end.trim()} after it, between which the table is to stand.`,
    );
  const rows = tables[name]();
  // An empty line, since Markdown reads a table right below a comment as HTML.
  return `${page.slice(0, before)}${begin}\n${rows.join('\n')}\n\n${page.slice(after)}`;
}

const row = (...cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function commandTable(): readonly string[] {
  const declared: readonly CommandContribution[] = Object.values(commands);
  const rows = declared.map(({ title, key, description }) =>
    row(`Harf: ${title.en}`, description + (key ? ` (${chord(key.key)}; on a Mac ${chord(key.mac)})` : '')),
  );
  return [row('command', 'what it does'), '|---|---|', ...rows];
}

/** `Ctrl+K Space` of `ctrl+k space`. */
const chord = (keys: string) => `\`${keys.replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase())}\``;

function settingTable(): readonly string[] {
  const declared = Object.entries<SettingDeclaration>(settings);
  const rows = declared.map(([name, setting]) =>
    row(`\`harf.${name}\``, valuesOf(setting), meanings[name] ?? ''),
  );
  return [row('setting', 'values, the default first', 'meaning'), '|---|---|---|', ...rows];
}

/** The description of each setting and of its choices; a link to another setting is its name here. */
const meanings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<{
    readonly en: string;
    readonly choices?: Readonly<Record<string, { readonly en: string }>>;
  }>(settingDescriptions).map(([name, { en, choices = {} }]) => [
    name,
    [en, ...Object.entries(choices).map(([choice, text]) => `\`${choice}\`: ${text.en}`)]
      .join('<br>')
      .replaceAll(/`#([\w.]+)#`/gu, '`$1`'),
  ]),
);

/** What it may be, the default first. */
function valuesOf(setting: SettingDeclaration): string {
  if ('choices' in setting) return setting.choices.map((choice) => `\`${choice}\``).join(', ');
  const { type, minimum, maximum } = setting.schema;
  if (type === 'boolean') return `\`${setting.default}\`, \`${!setting.default}\``;
  if (type === 'array') return 'a list';
  if (typeof setting.default !== 'number') return type === 'object' ? 'an object' : 'a text';
  return `\`${setting.default}\`, ${minimum} ${maximum === undefined ? 'or more' : `to ${maximum}`}`;
}

function toolTable(): readonly string[] {
  const rows = chatTools.flatMap((tool) => {
    const agents: Tool | undefined = agentTools.find(({ name }) => name === tool.name);
    const isShared = agents === undefined || agents.input === tool.input;
    return isShared
      ? [toolRow(tool)]
      : [toolRow(tool, ', in chat'), toolRow({ ...agents, reference: '' }, ', for agents')];
  });
  return [row('tool', 'in a prompt', 'takes beside `text`', 'what it does'), '|---|---|---|---|', ...rows];
}

function toolRow({ name, reference, input, description }: Tool, where = ''): string {
  const fields = Object.keys(input.shape).filter((field) => field !== 'text');
  const takes = fields.map((field) => `\`${field}\``).join(', ');
  return row(`\`${name}\`${where}`, reference && `\`#${reference}\``, takes, description.en);
}
