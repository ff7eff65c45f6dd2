/** The section `editor` of VS Code's configuration, for the documents of one language. */
export interface EditorConfiguration {
  get(name: string): unknown;
  inspect(name: string): Readonly<Partial<Record<Place, unknown>>> | undefined;
}

const OWN_PLACES = [
  'globalValue',
  'globalLanguageValue',
  'workspaceValue',
  'workspaceLanguageValue',
  'workspaceFolderValue',
  'workspaceFolderLanguageValue',
] as const;

type Place = 'defaultValue' | 'defaultLanguageValue' | (typeof OWN_PLACES)[number];

/** Whether the user or the workspace set `name`, for all documents or for those of the language. */
export function isSet(configuration: EditorConfiguration, name: string): boolean {
  const places = configuration.inspect(name);
  return OWN_PLACES.some((place) => places?.[place] !== undefined);
}

/** `better`, if nobody set `name` and VS Code does `plain`. */
export function insteadOf<Value>(
  configuration: EditorConfiguration,
  name: string,
  [plain, better]: readonly [plain: unknown, better: Value],
): Value | undefined {
  return !isSet(configuration, name) && configuration.get(name) === plain ? better : undefined;
}
