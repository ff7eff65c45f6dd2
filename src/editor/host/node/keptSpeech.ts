import { rm } from '#platform/files.ts';

/** Deletes what the local service, which does not run, keeps of speech; rejects if not all of it can be deleted. */
export async function deleteKeptSpeech(dataFolder: string): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
}
