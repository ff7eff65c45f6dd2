import * as vscode from 'vscode';
import type { MarkedPlace, MarkName } from '../../panel/rtlEditor/messages.ts';
import { lfOffset, lfSpan } from '../documents/lfDocument.ts';
import { t } from '../wording/localize.ts';
import { plainText } from '../wording/plainText.ts';

/** More of them would be read by nobody, and each is drawn. */
const MOST_PLACES = 5_000;
/** Of a hover nobody reads more, in parts and in UTF-16 units of each. */
const MOST_PARTS = 20;
const MOST_UNITS = 20_000;
/** So many code actions are made ready before one is chosen. */
const MOST_RESOLVED = 50;

/** What is known of a place, and where its links may lead. */
export interface KnownOfPlace {
  /** Each in Markdown. */
  readonly contents: readonly string[];
  readonly targets: ReadonlySet<string>;
}

/** What every extension knows of a place: the diagnostics there, and the hovers. */
export async function knownOf(
  document: vscode.TextDocument,
  position: vscode.Position,
): Promise<KnownOfPlace> {
  const { uri } = document;
  const diagnostics = vscode.languages
    .getDiagnostics(uri)
    .filter(({ range }) => range.contains(position))
    .map(diagnosticText);
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    uri,
    position,
  );
  const parts = hovers.flatMap(({ contents }) => contents.map(markdownOf));
  const all = [...diagnostics, ...parts].filter(({ value }) => value.trim() !== '').slice(0, MOST_PARTS);
  return {
    contents: all.map(({ value }) => value.slice(0, MOST_UNITS)),
    targets: new Set(all.flatMap(targetsOf)),
  };
}

function diagnosticText({ message, source, code }: vscode.Diagnostic): vscode.MarkdownString {
  const text = new vscode.MarkdownString().appendText(message);
  const rule = typeof code === 'object' ? code : { value: code, target: undefined };
  const name = [source, rule.value].filter((part) => part !== undefined).join(': ');
  if (name === '') return text;
  text.appendMarkdown('\n\n');
  if (rule.target === undefined) return text.appendText(name);
  return text.appendMarkdown('[').appendText(name).appendMarkdown(`](${rule.target.toString()})`);
}

function markdownOf(content: vscode.MarkdownString | vscode.MarkedString): vscode.MarkdownString {
  if (content instanceof vscode.MarkdownString) return content;
  if (typeof content === 'string') return new vscode.MarkdownString(content);
  return new vscode.MarkdownString().appendCodeblock(content.value, content.language);
}

/** The addresses in a text, and those commands that whoever wrote it lets it run. */
function targetsOf({ value, isTrusted }: vscode.MarkdownString): string[] {
  return [...value.matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^https?:/.test(target)) return [target];
    const [, command] = /^command:([^?]+)/.exec(target) ?? [];
    if (command === undefined || isTrusted === undefined || isTrusted === false) return [];
    return isTrusted === true || isTrusted.enabledCommands.includes(command) ? [target] : [];
  });
}

/** Follows a link of a text that may have it. */
export async function follow(target: string): Promise<void> {
  const [, command, query] = /^command:([^?]+)(?:\?(.*))?$/s.exec(target) ?? [];
  if (command === undefined) {
    await vscode.env.openExternal(vscode.Uri.parse(target, true));
    return;
  }
  const given: unknown = query === undefined ? [] : JSON.parse(decodeURIComponent(query));
  await vscode.commands.executeCommand(command, ...(Array.isArray(given) ? given : [given]));
}

/** The places of diagnostics of any source, by how grave they are. */
export function diagnosticPlaces(
  document: vscode.TextDocument,
): ReadonlyMap<MarkName, readonly MarkedPlace[]> {
  const names = ['error', 'warning', 'information', 'hint'] as const;
  const places = new Map<MarkName, MarkedPlace[]>(names.map((name) => [name, []]));
  for (const { severity, range } of vscode.languages.getDiagnostics(document.uri).slice(0, MOST_PLACES))
    places.get(names[severity])?.push(lfSpan(document, range));
  return places;
}

export interface PlacedHint {
  readonly utf16Offset: number;
  readonly label: string;
}

/** The inlay hints of all extensions in a range; none where the user has them off. */
export async function hintsIn(document: vscode.TextDocument, range: vscode.Range): Promise<PlacedHint[]> {
  const enabled: unknown = vscode.workspace.getConfiguration('editor.inlayHints', document).get('enabled');
  if (enabled === 'off') return [];
  const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>(
    'vscode.executeInlayHintProvider',
    document.uri,
    range,
  );
  return hints.slice(0, MOST_PLACES).map(({ position, label }) => ({
    utf16Offset: lfOffset(document, position),
    label: typeof label === 'string' ? label : label.map(({ value }) => value).join(''),
  }));
}

/** Lets the user choose among what every extension can mend at a place, and does that. */
export async function chooseFix(document: vscode.TextDocument, selection: vscode.Range): Promise<void> {
  const { version } = document;
  const actions = await vscode.commands.executeCommand<(vscode.CodeAction | vscode.Command)[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    selection,
    undefined,
    MOST_RESOLVED,
  );
  if (actions.length === 0) {
    void vscode.window.showInformationMessage(t('There is nothing to mend here.'));
    return;
  }
  const items = actions.map((action) => ({ label: plainText(action.title), action }));
  const preferred = items.find(({ action }) => 'isPreferred' in action && action.isPreferred === true);
  const inOrder = preferred ? [preferred, ...items.filter((item) => item !== preferred)] : items;
  const chosen = await vscode.window.showQuickPick(inOrder);
  if (chosen === undefined) return;
  // What is to be changed was found in the text as it was then.
  if (document.version === version) await run(chosen.action);
  else await chooseFix(document, selection);
}

async function run(action: vscode.CodeAction | vscode.Command): Promise<void> {
  if (typeof action.command === 'string') return runCommand(action as vscode.Command);
  const { edit, command } = action as vscode.CodeAction;
  if (edit) await vscode.workspace.applyEdit(edit);
  if (command) await runCommand(command);
}

async function runCommand({ command, arguments: given = [] }: vscode.Command): Promise<void> {
  await vscode.commands.executeCommand(command, ...given);
}
