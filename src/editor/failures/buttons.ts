import type { CommandId } from '../contributions/commands.ts';
import type { Translate } from '../wording/translate.ts';

/** The buttons of a failure that run a command, with its arguments. */
export const buttonCommands = {
  setApiKey: ['harf.setApiKey'],
  openSettings: ['workbench.action.openSettings', 'harf.baseUrl'],
  chooseService: ['harf.selectService'],
  showUsage: ['harf.showUsage'],
  showLog: ['harf.showLog'],
  openSample: ['harf.openSample'],
  openPlayer: ['harf.openReadAloud'],
} as const satisfies Readonly<
  Record<string, readonly [CommandId | 'workbench.action.openSettings', ...string[]]>
>;

export type CommandButton = keyof typeof buttonCommands;

/** What is left to the command that failed. */
export type Decision = 'retry' | 'applyFinished';

/** What a person can do about a failure. */
export type FailureButton = CommandButton | 'copyRequestId' | Decision;

export function isCommandButton(button: FailureButton): button is CommandButton {
  return Object.hasOwn(buttonCommands, button);
}

export function isDecision(button: FailureButton): button is Decision {
  return button === 'retry' || button === 'applyFinished';
}

/** The words on the buttons, translated by `t`. */
export function buttonLabels(t: Translate): Readonly<Record<FailureButton, string>> {
  return {
    setApiKey: t('Set API Key'),
    openSettings: t('Open Settings'),
    chooseService: t('Choose Service'),
    showUsage: t('Show Usage'),
    showLog: t('Show Log'),
    openSample: t('Open a Sample'),
    openPlayer: t('Open Player'),
    copyRequestId: t('Copy Request ID'),
    retry: t('Retry'),
    applyFinished: t('Apply Finished'),
  };
}
