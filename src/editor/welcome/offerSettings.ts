import * as vscode from 'vscode';
import { isForPeople } from '../../document/prose/formats.ts';
import { isolated } from '../../text/invisible.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { isAided } from '../aids/documents.ts';
import { harfLanguage, t } from '../wording/localize.ts';
import { plainText } from '../wording/plainText.ts';
import { missingSettings, type PersianSetting, type PersianSettings } from './persianSettings.ts';

/** Only the beginning of a document is looked at: so many lines, and so much of each. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 1000;
/** Who does not want it now is not asked again for a month. */
const PAUSE_MS = 30 * 24 * 60 * 60 * 1000;
/** In the memory: settings that were refused, as `wordWrap`, and that were set, as `markdown wordWrap`. */
const SETTLED = 'harf.settledSettings';
/** Where the memory has `never` for two of them that were offered by themselves before. */
const FORMER_OFFERS = new Map<PersianSetting, string>([
  ['wordWrap', 'harf.nextWordWrapOffer'],
  ['unicodeHighlight.allowedCharacters', 'harf.nextPersianLettersOffer'],
]);

/**
 * What is to be offered now that `document` is in front: nothing but for Persian prose. Nor in restricted mode, in
 * which VS Code draws boxes around all letters but Latin ones.
 */
export function missingFor(document: vscode.TextDocument, memory: vscode.Memento): PersianSettings {
  const { languageId } = document;
  const isProse = isForPeople(languageId) && isAided(document) && hasPersian(document);
  if (!isProse || !vscode.workspace.isTrusted) return new Map();
  const settled = settledIn(memory);
  return missingSettings(
    vscode.workspace.getConfiguration('editor', document),
    (name) => settled.has(name) || settled.has(`${languageId} ${name}`),
  );
}

function hasPersian(document: vscode.TextDocument): boolean {
  const lines = Array.from({ length: Math.min(document.lineCount, MAX_LINES) }, (_, line) => line);
  return lines.some((line) => hasPersianLetter(document.lineAt(line).text.slice(0, MAX_LINE_LENGTH)));
}

function settledIn(memory: vscode.Memento): ReadonlySet<unknown> {
  const kept = memory.get<unknown>(SETTLED);
  const refused = [...FORMER_OFFERS].filter(([, key]) => memory.get<unknown>(key) === 'never');
  return new Set<unknown>([...(Array.isArray(kept) ? kept : []), ...refused.map(([name]) => name)]);
}

/**
 * Asks, and sets for the language of `document` what is wanted of `missing`, in the user's settings.
 * @returns when it may be asked again, in milliseconds since 1970, or that it may not; nothing after a yes
 */
export async function offerSettings(
  { languageId }: vscode.TextDocument,
  missing: PersianSettings,
  memory: vscode.Memento,
): Promise<number | 'never' | undefined> {
  const [setAll, choose, notNow, never] = [t('Set Them'), t('Choose…'), t('Not Now'), t('Never')];
  const gains = gainsOf();
  const pressed = await vscode.window.showInformationMessage(
    t(
      'VS Code can show Persian better in documents of this language ({0}): {1}.',
      languageId,
      new Intl.ListFormat(harfLanguage()).format([...missing.keys()].map((name) => gains[name])),
    ),
    ...(missing.size > 1 ? [setAll, choose] : [t('Set It')]),
    notNow,
    never,
  );
  if (pressed === never) return 'never';
  const later = Date.now() + PAUSE_MS;
  if (pressed === undefined || pressed === notNow) return later;
  const wanted = pressed === choose ? await chosenOf(missing, languageId) : missing;
  if (wanted === undefined || !(await write(wanted, languageId))) return later;
  const settled = [...missing.keys()].map((name) => (wanted.has(name) ? `${languageId} ${name}` : name));
  await memory.update(SETTLED, [...settledIn(memory), ...settled]);
  return undefined;
}

/** What each setting changes, as a part of a sentence. */
function gainsOf(): Readonly<Record<PersianSetting, string>> {
  return {
    textDirection: t('lay out Persian lines from the right'),
    wordWrap: t('wrap long lines'),
    wrappingStrategy: t('hide no words at the ends of lines'),
    renderWhitespace: t('draw no dots on the letters of what is selected'),
    'unicodeHighlight.allowedCharacters': t('draw no boxes around letters such as ه'),
    fontFamily: t('use a font made for Persian where one is installed'),
  };
}

/** What is left ticked in a list of all of them; nothing if the list is left. */
async function chosenOf(missing: PersianSettings, languageId: string): Promise<PersianSettings | undefined> {
  const gains = gainsOf();
  const picked = await vscode.window.showQuickPick(
    [...missing].map(([name, value]) => ({
      name,
      value,
      label: gains[name],
      description: isolated(typeof value === 'string' ? `editor.${name}: ${value}` : `editor.${name}`),
      picked: true,
    })),
    { title: t('What should be set for documents of this language ({0})?', languageId), canPickMany: true },
  );
  return picked && new Map(picked.map(({ name, value }) => [name, value]));
}

/** Writes them for the user and the language; tells the user what VS Code says where it cannot. */
async function write(settings: PersianSettings, languageId: string): Promise<boolean> {
  const configuration = vscode.workspace.getConfiguration('editor', { languageId });
  try {
    for (const [name, value] of settings)
      await configuration.update(name, value, vscode.ConfigurationTarget.Global, true);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? plainText(error.message) : '';
    void vscode.window.showErrorMessage(t('VS Code did not write your settings: {0}', reason));
    return false;
  }
}
