import * as vscode from 'vscode';
import { type JoinedText, LongText } from '../../client/index.ts';
import type { Player, ToolSettings } from '../../tools/index.ts';
import { UserError } from '../failures/userError.ts';
import type { Features } from '../features.ts';
import { readTypedList } from '../links/typed/typedList.ts';
import type { ServiceCommand } from '../service/serviceCommand.ts';
import { choice, textSettings } from '../settings.ts';
import { estimatedSeconds } from '../speech/confirmSeconds.ts';
import { currentSettings } from '../speech/speechSettings.ts';
import { confirmUnits } from '../text/confirmUnits.ts';
import { editorOperations } from '../text/editorOperations.ts';
import { tidyRules } from '../tidy/tidyRules.ts';
import { t } from '../wording/localize.ts';
import { plainText } from '../wording/plainText.ts';

export type ChatDependencies = Pick<Features, 'connection' | 'log' | 'readAloud'> & {
  readonly links: Pick<Features['links'], 'typedList'>;
};

/** More warnings tell nothing more; `plainText` keeps each short. */
const MAX_WARNINGS = 100;

/** What one use of a tool works with; `command` has its keys. */
export function createChatHost(
  { connection, links, readAloud }: ChatDependencies,
  command: ServiceCommand,
  signal: AbortSignal,
): Player {
  return {
    settings: toolSettings(),
    async text(operation, text) {
      const { accept } = editorOperations[operation.name];
      const longText = new LongText({ operation, texts: [text] }, (ask) => command.run(ask), accept);
      // Chat may have been told to run every tool without asking.
      if (!(await confirmUnits(connection, longText.units))) throw notSent();
      const { isComplete, failure, texts } = await longText.run({ signal });
      const [result] = texts;
      if (!isComplete || result === undefined) throw failure;
      return withPlainWarnings(result);
    },
    local: (ask) => command.runLocal((client, keys) => ask(client, { signal, keys })),
    chosenWords: () => readTypedList(links.typedList),
    async play(text) {
      const session = await readAloud.session();
      signal.throwIfAborted();
      if (!(await session.readText(text))) throw notSent();
      return estimatedSeconds(text, currentSettings().pace);
    },
  };
}

/** As the user has set it. */
export function toolSettings(): ToolSettings {
  const configuration = vscode.workspace.getConfiguration('harf');
  const { includeEzafe, marks, style, vowelNotation } = textSettings(configuration);
  return {
    includeEzafe: includeEzafe || marks === 'ezafe',
    style,
    vowelNotation,
    tidyRules: tidyRules(configuration),
    loanWords: choice(configuration, 'fromPinglish.loanWords'),
  };
}

function withPlainWarnings(result: JoinedText): JoinedText {
  const warnings = result.warnings
    .slice(0, MAX_WARNINGS)
    .map(({ code, message, ...place }) => ({ code: plainText(code), message: plainText(message), ...place }));
  return { ...result, warnings };
}

/** What a tool fails with where the user was asked and does not want to send the text. */
function notSent(): UserError {
  return new UserError(t('The user does not want to send this text, so nothing was sent.'));
}
