import { type EditorConfiguration, insteadOf } from './editorConfiguration.ts';

/**
 * The value for `editor.textDirection`, by which each line goes by its own letters; nothing where VS Code does not
 * know the setting, as today (microsoft/vscode#296723), where it is set, or where all lines do so already.
 */
export function textDirection(configuration: EditorConfiguration): 'auto' | undefined {
  if (configuration.inspect('textDirection')?.defaultValue === undefined) return undefined;
  return insteadOf(configuration, 'textDirection', ['ltr', 'auto']);
}
