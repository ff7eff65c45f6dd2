/** Nothing is fetched into a browser, so there can be none. */
export async function naturalVoices(_assetsFolder: string): Promise<null> {
  return null;
}

export async function removeUnfinished(_assetsFolder: string): Promise<void> {}
