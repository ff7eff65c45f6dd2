import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { turnOffChange } from '../../document/proofread/turnedOff.ts';
import { isForPeople } from '../../document/prose/formats.ts';
import { isolated } from '../../text/invisible.ts';
import { choiceOf } from '../aids/choose/choosePronunciation.ts';
import { CHOOSE_PRONUNCIATION } from '../aids/names.ts';
import { applyChanges } from '../documents/applyChanges.ts';
import { lfPosition } from '../documents/lfDocument.ts';
import { readOnlyMessage } from '../documents/readOnly.ts';
import { UserError } from '../failures/userError.ts';
import type { Log } from '../log.ts';
import { t } from '../wording/localize.ts';
import { type DocumentFinding, headOf, isReadWhole } from './documentFindings.ts';
import { isUnknownWord, type ListedWords } from './findings.ts';
import type { RememberedRules } from './rememberedRules.ts';
import type { ShownFinding, ShownFindings } from './shownFindings.ts';

interface QuickFixParts {
  readonly shown: ShownFindings;
  readonly remembered: RememberedRules;
  readonly words: ListedWords;
  readonly log: Log;
  /** All findings of a document; undefined if it was changed meanwhile. */
  readonly findAll: (document: vscode.TextDocument) => Promise<readonly DocumentFinding[] | undefined>;
  readonly lookSoon: () => void;
}

const { QuickFix, Source } = vscode.CodeActionKind;
/** Of the action that underlines again what was turned off in a document that cannot say so itself. */
const AGAIN = Source.append('harf');

const inDocument = z.object({ uri: z.string(), rule: z.string() });
const change = z.extend(inDocument, { written: z.string(), suggestion: z.string() });
const place = z.object({ uri: z.string(), line: z.int(), character: z.int() });

/** What the quick fixes run; no palette has them, for they need to be told about what. */
const COMMANDS = {
  changeAll: 'harf.proofread.changeAll',
  addToList: 'harf.proofread.addToList',
  turnOffHere: 'harf.proofread.turnOffHere',
  turnOnHere: 'harf.proofread.turnOnHere',
  turnOff: 'harf.proofread.turnOff',
} as const;

/** What can be done about a finding: change it, everywhere too, or have it underlined no more. */
export class QuickFixes implements vscode.CodeActionProvider, vscode.Disposable {
  readonly #parts: QuickFixParts;
  readonly #registered: vscode.Disposable;

  constructor(parts: QuickFixParts) {
    this.#parts = parts;
    this.#registered = vscode.Disposable.from(
      vscode.languages.registerCodeActionsProvider('*', this, { providedCodeActionKinds: [QuickFix, AGAIN] }),
      this.#command('changeAll', change, (wanted) => this.#changeAll(wanted)),
      this.#command('addToList', place, (wanted) => this.#addToList(wanted)),
      this.#command('turnOffHere', inDocument, (wanted) => this.#turnOffHere(wanted)),
      this.#command('turnOnHere', inDocument, (wanted) => this.#turnOnHere(wanted)),
      this.#command('turnOff', z.object({ rule: z.string() }), ({ rule }) => turnOff(rule)),
    );
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { only }: vscode.CodeActionContext,
  ): Promise<vscode.CodeAction[]> {
    const touched = this.#parts.shown.of(document).filter((each) => each.range.intersection(range));
    const fixes = await Promise.all(touched.map((each) => this.#fixesOf(document, each)));
    return [...fixes.flat(), ...(only?.contains(AGAIN) ? this.#onAgain(document) : [])];
  }

  dispose(): void {
    this.#registered.dispose();
  }

  async #fixesOf(document: vscode.TextDocument, shown: ShownFinding): Promise<vscode.CodeAction[]> {
    const { rule, written } = shown.finding;
    const uri = document.uri.toString();
    const { line, character } = shown.range.start;
    const actions = [
      ...changesOf(document, shown),
      ...this.#changesOfAll(document, shown),
      ...(isUnknownWord(rule, written)
        ? [action(t('Add "{0}" to the list', isolated(written)), 'addToList', { uri, line, character })]
        : []),
      await turnedOffHere(document, rule),
      action(t('Never this rule: {0}', rule), 'turnOff', { rule }),
    ];
    for (const each of actions) each.diagnostics = [shown];
    return actions;
  }

  #changesOfAll(document: vscode.TextDocument, { finding }: ShownFinding): vscode.CodeAction[] {
    const [suggestion] = finding.suggestions;
    const { rule, written } = finding;
    const isAnother = (other: ShownFinding) =>
      other.finding !== finding && other.finding.rule === rule && other.finding.written === written;
    const mayBeMore = !isReadWhole(document) || this.#parts.shown.of(document).some(isAnother);
    if (suggestion === undefined || !mayBeMore) return [];
    const wanted = { uri: document.uri.toString(), rule, written, suggestion };
    return [action(t('Change all in this file to {0}', shownText(suggestion)), 'changeAll', wanted)];
  }

  #onAgain(document: vscode.TextDocument): vscode.CodeAction[] {
    const uri = document.uri.toString();
    return this.#parts.remembered.of(document.uri).map((rule) => {
      const again = action(t('Underline again in this file: {0}', rule), 'turnOnHere', { uri, rule });
      again.kind = AGAIN;
      return again;
    });
  }

  #command<Wanted>(
    name: keyof typeof COMMANDS,
    schema: z.ZodMiniType<Wanted>,
    run: (wanted: Wanted) => Promise<void>,
  ): vscode.Disposable {
    return vscode.commands.registerCommand(COMMANDS[name], async (argument: unknown) => {
      try {
        await run(schema.parse(argument));
      } catch (error) {
        const { report } = await import('../failures/report.ts');
        void report(error, this.#parts.log);
      }
    });
  }

  async #changeAll({ uri, rule, written, suggestion }: z.output<typeof change>): Promise<void> {
    const document = openDocument(uri);
    const { version } = document;
    const found = await this.#parts.findAll(document);
    const changes = found
      ?.filter(
        (each) => each.rule === rule && each.written === written && each.suggestions.includes(suggestion),
      )
      .map(({ utf16Start, utf16End }) => ({ utf16Start, utf16End, text: suggestion }));
    if (changes === undefined || document.version !== version) throw new UserError(changedMeanwhile());
    const applied = await applyChanges(document, changes);
    if (applied === 'changed') throw new UserError(changedMeanwhile());
    if (applied === 'readOnly' && changes.length > 0) throw new UserError(readOnlyMessage(document));
    void vscode.window.showInformationMessage(t('Places that were changed: {0}.', changes.length));
  }

  /** As it sounds to Harf; where the list is, the choice of a reading asks. */
  async #addToList({ uri, line, character }: z.output<typeof place>): Promise<void> {
    const document = openDocument(uri);
    const reader = await this.#parts.words.documentWords();
    const { signal } = new AbortController();
    const found = await reader.wordAt(document, new vscode.Position(line, character), signal);
    if (found === undefined) throw new UserError(changedMeanwhile());
    const choice = { ...choiceOf(document.uri, found, found.word), soundsAlike: true };
    await vscode.commands.executeCommand(CHOOSE_PRONUNCIATION, choice);
  }

  async #turnOffHere({ uri, rule }: z.output<typeof inDocument>): Promise<void> {
    const address = vscode.Uri.parse(uri);
    await this.#parts.remembered.turnOff(address, rule);
    this.#parts.lookSoon();
    const undo = t('Undo');
    const message = t(
      'No longer underlined in this file: {0}. This window remembers it; Source Action… in the menu of the editor takes it back.',
      rule,
    );
    if ((await vscode.window.showInformationMessage(message, undo)) === undo)
      await this.#turnOnHere({ uri, rule });
  }

  async #turnOnHere({ uri, rule }: z.output<typeof inDocument>): Promise<void> {
    await this.#parts.remembered.turnOn(vscode.Uri.parse(uri), rule);
    this.#parts.lookSoon();
  }
}

function changesOf(document: vscode.TextDocument, { range, finding }: ShownFinding): vscode.CodeAction[] {
  return finding.suggestions.map((suggestion, at) => {
    const made = new vscode.CodeAction(t('Change to {0}', shownText(suggestion)), QuickFix);
    made.isPreferred = at === 0;
    made.edit = new vscode.WorkspaceEdit();
    made.edit.replace(document.uri, range, suggestion);
    return made;
  });
}

/** By a comment or a field of the front matter, where the format has them; else the window remembers it. */
async function turnedOffHere(document: vscode.TextDocument, rule: string): Promise<vscode.CodeAction> {
  const title = t('Not in this file: {0}', rule);
  const { commentSignsIn } = await import('./commentSigns.ts');
  const signs = await commentSignsIn(document);
  const written = turnOffChange(headOf(document), rule, signs, isForPeople(document.languageId));
  if (written === undefined) return action(title, 'turnOffHere', { uri: document.uri.toString(), rule });
  const made = new vscode.CodeAction(title, QuickFix);
  made.edit = new vscode.WorkspaceEdit();
  made.edit.insert(document.uri, lfPosition(document, written.utf16Start), written.text);
  return made;
}

/** For the user, everywhere. */
async function turnOff(rule: string): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('harf');
  const before = configuration.inspect<Readonly<Record<string, unknown>>>('proofread.rules')?.globalValue;
  const write = (value: unknown) =>
    configuration.update('proofread.rules', value, vscode.ConfigurationTarget.Global);
  await write({ ...before, [rule]: 'off' });
  const undo = t('Undo');
  const message = t('No longer underlined anywhere: {0}. The setting is harf.proofread.rules.', rule);
  if ((await vscode.window.showInformationMessage(message, undo)) === undo) await write(before);
}

function action(title: string, name: keyof typeof COMMANDS, argument: unknown): vscode.CodeAction {
  const made = new vscode.CodeAction(title, QuickFix);
  made.command = { title, command: COMMANDS[name], arguments: [argument] };
  return made;
}

/** What has no letters is seen only if its spaces are; `·` is one, `¦` a half-space. */
function shownText(text: string): string {
  if (/\p{L}/u.test(text)) return text;
  return text.replaceAll(' ', '·').replaceAll('\u200c', '¦');
}

function openDocument(uri: string): vscode.TextDocument {
  const document = vscode.workspace.textDocuments.find((each) => each.uri.toString() === uri);
  if (document === undefined) throw new UserError(changedMeanwhile());
  return document;
}

function changedMeanwhile(): string {
  return t('The text has changed meanwhile, so nothing was written. Choose again.');
}
