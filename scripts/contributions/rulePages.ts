import { OPTIONAL_RULES, TIDY_RULES } from '../../src/contract/index.ts';
import { proofRules, tidyRules } from '../../src/engine/compile/index.ts';

type Rule = (typeof proofRules)[number] | (typeof tidyRules)[number];

const rules: readonly Rule[] = [...proofRules, ...tidyRules];
const tidying: ReadonlySet<string> = new Set(TIDY_RULES);
const optional: ReadonlySet<string> = OPTIONAL_RULES;

/** A page for each rule of proofreading, made from its file; its address is what a finding's code leads to. */
export function rulePages(): readonly { readonly name: string; readonly contents: string }[] {
  return rules.map((rule) => ({ name: `docs/rules/${rule.name}.md`, contents: pageOf(rule) }));
}

/** A row for each rule, for the page on all of them. */
export function ruleTable(): readonly string[] {
  const rows = rules.map(({ name, mends: [mended], stays: [kept] }) => {
    const { before = '', after = '' } = mended ?? {};
    return `| [\`${name}\`](rules/${name}.md) | ${before} | ${after} | ${kept ?? ''} |`;
  });
  return ['| rule | from | to | as it stands |', '|---|---|---|---|', ...rows];
}

function pageOf(rule: Rule): string {
  const { name, mends, stays, severity } = rule;
  const reason = reasonFor(rule);
  const isTidied = tidying.has(name);
  return `# \`${name}\`

${reason.en}

<div dir="rtl">${reason.fa}</div>

| from | to |
|---|---|
${mends.map(({ before, after }) => `| ${visible(before)} | ${visible(after)} |`).join('\n')}

As it stands: ${stays.map(visible).join(' / ')}

${isTidied ? '**Tidy Persian** makes this change, and proofreading underlines it' : 'Proofreading underlines it'} as ${severity === 'warning' ? 'a warning' : 'information'}${optional.has(name) ? ', where its setting is on' : ''}.

To have it left alone: \`"harf.proofread.rules": { "${name}": "off" }\` in the settings, or \`harf-proofread: off ${name}\` in a comment at
the beginning of a file. [All rules](../proofreading.md)
`;
}

/** The reason as it is given for the first example. */
function reasonFor({ reason, mends: [mended] }: Rule): { readonly en: string; readonly fa: string } {
  const { before = '', after = '' } = mended ?? {};
  const [written, meant] = changedWords(before.split(' '), after.split(' '));
  const filled = (text: string) => text.replaceAll('{0}', written).replaceAll('{1}', meant);
  return { en: filled(reason.en), fa: filled(reason.fa) };
}

/** What differs between two rows of words. */
function changedWords(before: readonly string[], after: readonly string[]): readonly [string, string] {
  const first = before.findIndex((word, at) => word !== after[at]);
  const common = before.toReversed().findIndex((word, at) => word !== after.toReversed()[at]);
  const changed = (words: readonly string[]) =>
    words.slice(first, Math.max(first + 1, words.length - common)).join(' ');
  return [changed(before), changed(after)];
}

/** Two spaces are one to who reads HTML. */
function visible(text: string): string {
  return text.replaceAll('  ', '&nbsp; ');
}
