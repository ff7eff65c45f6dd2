import type { AssetsFeature } from '../../assets/assetsFeature.ts';
import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';

/** The commands are not shown in a browser; who runs one by a key or another extension is told why. */
export async function getFluentTranslation(_assets: AssetsFeature): Promise<void> {
  throw new UserError(
    t(
      'Fluent translation needs more memory and disk than a browser gives, so it is there only in the VS Code that is installed on a computer.',
    ),
  );
}

/** What cannot be had is not offered. */
export async function offerFluentTranslation(_assets: AssetsFeature, _parts: unknown): Promise<void> {}

export async function getNaturalVoice(_assets: AssetsFeature): Promise<void> {
  throw new UserError(
    t(
      'Natural voices need more memory and disk than a browser gives, so they are there only in the VS Code that is installed on a computer.',
    ),
  );
}

export const removeFluentTranslation = getFluentTranslation;
export const removeNaturalVoice = getNaturalVoice;
