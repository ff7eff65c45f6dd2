import * as vscode from 'vscode';
import { basename } from '#platform/paths.ts';
import { AssetFailure } from '../../assets/assetFailure.ts';
import { type Asset, bytesToFetch } from '../../assets/catalogue/asset.ts';
import { naturalVoiceOf, VOICE } from '../../assets/catalogue/naturalVoice.ts';
import { speechRuntime } from '../../assets/catalogue/speechRuntime.ts';
import { voiceAmir } from '../../assets/catalogue/voiceAmir.ts';
import { installFromFolder } from '../../assets/install/installFromFolder.ts';
import { type FolderVoice, installVoice, voicesIn } from '../../assets/install/installVoice.ts';
import { type InstalledAsset, installedAsset } from '../../assets/installed/installedAsset.ts';
import { naturalVoices } from '../../assets/installed/naturalVoices.ts';
import { BASIC_VOICES } from '../../contract/values.ts';
import { withProgress } from '../progress/progress.ts';
import { choice, naturalVoiceNames } from '../settings.ts';
import { harfLanguage, t } from '../wording/localize.ts';
import { plainText } from '../wording/plainText.ts';
import { applyInstalled } from './applyInstalled.ts';
import { askFolder } from './ask.ts';
import type { AssetsFeature } from './assetsFeature.ts';
import { installAsked, installOptions, untilInstalled } from './installAsked.ts';
import { chooseNaturalVoice, naturalVoiceLabel, voiceLabel } from './naturalVoiceChoice.ts';
import { sizeText } from './sizeText.ts';
import { trySpeaking } from './trySpeaking.ts';

/** What can be chosen, and what every voice needs. */
export interface VoiceChoices {
  readonly voice: Asset;
  readonly runtime: Asset;
  /** Rejects with an `AssetFailure` if a voice cannot speak. */
  readonly tryOut: typeof trySpeaking;
}

const CHOICES: VoiceChoices = { voice: voiceAmir, runtime: speechRuntime, tryOut: trySpeaking };

/** Lets a voice be chosen, asks, and installs it, from the network or from a folder. */
export async function getNaturalVoice(feature: AssetsFeature, choices = CHOICES): Promise<void> {
  const chosen = await chooseVoice(choices);
  if (chosen === undefined) return;
  const id = await (chosen === 'folder'
    ? installOwnVoice(feature, choices)
    : installNamedVoice(feature, choices));
  if (id === undefined) return;
  await applyInstalled(feature);
  void tellSpeakers(feature, id.slice(VOICE.length));
}

/** Says for whom the voice speaks, and offers it for the voice in use if that is somebody else. */
async function tellSpeakers({ connection }: AssetsFeature, name: string): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('harf');
  const installed = await naturalVoices(connection.assetsFolder);
  const chosen = naturalVoiceNames(configuration);
  const spoken = BASIC_VOICES.filter((voice) => naturalVoiceOf(voice, chosen, installed) === name);
  const [label, current] = [plainText(naturalVoiceLabel(name)), choice(configuration, 'speech.voice')];
  const names = new Intl.ListFormat(harfLanguage()).format(spoken.map(voiceLabel));
  const speaks =
    spoken.length === 0
      ? t('The natural voice {0} is there, and speaks for nobody yet.', label)
      : t('The natural voice {0} is there and speaks for {1} of the local service.', label, names);
  if (spoken.includes(current)) {
    void vscode.window.showInformationMessage(speaks);
    return;
  }
  const use = t('Use It for {0}', voiceLabel(current));
  const unchanged = t('{0}, your voice for reading aloud, sounds as before.', voiceLabel(current));
  const pressed = await vscode.window.showInformationMessage(`${speaks} ${unchanged}`, use);
  if (pressed === use) await chooseNaturalVoice(current, name);
}

async function chooseVoice({ voice, runtime }: VoiceChoices): Promise<'named' | 'folder' | undefined> {
  const named = {
    label: t('Amir'),
    description: t("a man's voice; {0}; {1}", voice.licence, sizeText(bytesToFetch([voice, runtime]))),
  };
  const folder = {
    label: t('A voice from a folder…'),
    description: t('any Persian voice for Piper: an .onnx file with its .onnx.json'),
  };
  const chosen = await vscode.window.showQuickPick([named, folder], { title: title() });
  if (chosen === undefined) return undefined;
  return chosen.label === named.label ? 'named' : 'folder';
}

/** @returns the id of the voice if it is there */
async function installNamedVoice(
  feature: AssetsFeature,
  { voice, runtime }: VoiceChoices,
): Promise<string | undefined> {
  const question = t('Fetch the natural voice Amir?');
  const isThere = await installAsked(feature, { title: title(), question, assets: [runtime, voice] });
  return isThere ? voice.id : undefined;
}

/**
 * First what every voice needs, so that no voice is there that cannot speak.
 * @returns the id of the voice if it is there
 */
async function installOwnVoice(feature: AssetsFeature, choices: VoiceChoices): Promise<string | undefined> {
  let id: string | undefined;
  await untilInstalled(feature, {
    ask: async () => 'folder',
    async installBy() {
      const folder = await askFolder(title());
      const voice = folder === undefined ? undefined : await chooseIn(folder);
      if (folder === undefined || voice === undefined) return false;
      if (!(await installRuntime(feature, folder, choices.runtime))) return false;
      await withProgress(title(), async (signal, tell) => {
        tell(t('checking the files'));
        ({ id } = await tryAndInstall(feature, voice, { choices, signal }));
      });
      return true;
    },
  });
  return id;
}

interface VoiceInstallation {
  readonly choices: VoiceChoices;
  readonly signal: AbortSignal;
}

async function tryAndInstall(
  feature: AssetsFeature,
  voice: FolderVoice,
  { choices, signal }: VoiceInstallation,
): Promise<InstalledAsset> {
  const options = installOptions(feature, signal);
  const runtime = await installedAsset(options.assetsFolder, choices.runtime.id);
  const file = basename(voice.onnx);
  return installVoice(voice, {
    ...options,
    known: [choices.voice],
    async tryOut(copied) {
      // Another window may have removed it just now.
      if (runtime === undefined)
        throw new AssetFailure({ kind: 'incomplete', missing: [choices.runtime.title], different: [] });
      await choices.tryOut(feature.extensionUri, { voice: copied, runtime, file }, signal);
    },
  });
}

async function chooseIn(folder: string): Promise<FolderVoice | undefined> {
  const voices = await voicesIn(folder);
  const [only] = voices;
  if (voices.length === 1) return only;
  const name = await vscode.window.showQuickPick(
    voices.map((voice) => voice.name),
    { title: title(), placeHolder: t('Which voice?') },
  );
  return voices.find((voice) => voice.name === name);
}

/** From the same folder if it is there, else fetched after a question. */
async function installRuntime(feature: AssetsFeature, folder: string, runtime: Asset): Promise<boolean> {
  try {
    await withProgress(title(), async (signal, tell) => {
      tell(t('checking the files'));
      await installFromFolder(runtime, folder, installOptions(feature, signal));
    });
  } catch (error) {
    if (!(error instanceof AssetFailure && error.problem.kind === 'incomplete')) throw error;
  }
  const question = t('Fetch what natural voices need to speak?');
  return installAsked(feature, { title: title(), question, assets: [runtime] });
}

function title(): string {
  return t('Harf: natural voice');
}
