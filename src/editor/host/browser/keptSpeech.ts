/** Deletes what the local service, which does not run, keeps of speech; rejects if another window has it open. */
export async function deleteKeptSpeech(dataFolder: string): Promise<void> {
  if (!(await isKept(dataFolder))) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = indexedDB.deleteDatabase(dataFolder);
  request.onsuccess = () => resolve();
  request.onerror = () => reject(request.error);
  request.onblocked = () => reject(new Error('Another window uses it.'));
  await promise;
}

/** Some browsers keep nothing for extensions, and say so by refusing to look. */
async function isKept(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return false;
  }
}
