/** What of the fetched things other features ask for; `../browser/fetched.ts` has the same. */
export { naturalVoices } from '../../../assets/installed/naturalVoices.ts';

/** Removes what is half fetched; what is being fetched stays. */
export async function removeUnfinished(assetsFolder: string): Promise<void> {
  await (await import('../../../assets/install/install.ts')).removeUnfinished(assetsFolder);
}
