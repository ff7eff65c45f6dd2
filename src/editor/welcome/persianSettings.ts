import { type EditorConfiguration, insteadOf, isSet } from './editorConfiguration.ts';
import { textDirection } from './textDirection.ts';

/** Settings below `editor`, each with the value by which Persian prose is shown better. */
export type PersianSettings = ReadonlyMap<PersianSetting, unknown>;

export type PersianSetting =
  | 'textDirection'
  | 'wordWrap'
  | 'wrappingStrategy'
  | 'renderWhitespace'
  | 'unicodeHighlight.allowedCharacters'
  | 'fontFamily';

/**
 * What of VS Code can still be set for Persian prose in the documents that `configuration` is for: nothing that the
 * user or the workspace set, and nothing that `isLeftOut`.
 */
export function missingSettings(
  configuration: EditorConfiguration,
  isLeftOut: (name: PersianSetting) => boolean,
): PersianSettings {
  const missing = new Map<PersianSetting, unknown>();
  const add = (name: PersianSetting, value: unknown) => {
    if (value !== undefined && !isLeftOut(name)) missing.set(name, value);
  };
  add('textDirection', textDirection(configuration));
  add('wordWrap', insteadOf(configuration, 'wordWrap', ['off', 'on']));
  // The simple strategy counts letters, all as wide as Latin ones; the advanced one measures them.
  if (missing.has('wordWrap') || configuration.get('wordWrap') !== 'off')
    add('wrappingStrategy', insteadOf(configuration, 'wrappingStrategy', ['simple', 'advanced']));
  // Dots for the spaces of a selection are drawn where these would begin from the left: on the letters before them.
  add('renderWhitespace', insteadOf(configuration, 'renderWhitespace', ['selection', 'none']));
  add(ALLOWED, allowedCharacters(configuration));
  add('fontFamily', fontFamily(configuration));
  return missing;
}

const ALLOWED = 'unicodeHighlight.allowedCharacters';
/**
 * What Persian has of the characters that VS Code takes for Latin ones in disguise. It knows no locale `fa`, so
 * `editor.unicodeHighlight.allowedLocales` does nothing for them.
 */
const BOXED = 'اه۰۱۵۷٫';
const HALF_SPACE = '\u200c';

/** What the user allows in documents of the language, and beside it what they neither allowed nor forbade. */
function allowedCharacters(
  configuration: EditorConfiguration,
): Readonly<Record<string, unknown>> | undefined {
  if (configuration.get('unicodeHighlight.ambiguousCharacters') !== true) return undefined;
  const decided = charactersIn(configuration.get(ALLOWED));
  const added = [...BOXED, HALF_SPACE].filter((character) => !(character in decided));
  if (added.length === 0) return undefined;
  const own = charactersIn(configuration.inspect(ALLOWED)?.globalLanguageValue);
  return { ...own, ...Object.fromEntries(added.map((character) => [character, true])) };
}

function charactersIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The first two are made for Persian, for prose and for code; Tahoma comes with Windows and macOS. */
const PERSIAN_FONTS = "Vazirmatn, 'Vazir Code', Tahoma";
const LAST_LATIN_FONT = /, *["']?Courier New\b/;

/**
 * The fonts of VS Code with those for Persian among them. For each letter the first font that has it is taken, so
 * Latin letters keep theirs, and a font that is not installed is passed over. Courier New has Persian letters, all
 * squeezed into one width; where it is the last resort, as on Windows and macOS, those for Persian stand before it.
 */
function fontFamily(configuration: EditorConfiguration): string | undefined {
  const fonts = configuration.get('fontFamily');
  if (isSet(configuration, 'fontFamily') || typeof fonts !== 'string' || fonts.trim() === '')
    return undefined;
  const { index = fonts.length } = LAST_LATIN_FONT.exec(fonts) ?? {};
  return `${fonts.slice(0, index)}, ${PERSIAN_FONTS}${fonts.slice(index)}`;
}
