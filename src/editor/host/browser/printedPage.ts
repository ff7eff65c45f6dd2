/** A browser opens no file that it did not save. */
export async function openInBrowser(_name: string, _page: Uint8Array): Promise<boolean> {
  return false;
}

export async function removePrinted(): Promise<void> {}
