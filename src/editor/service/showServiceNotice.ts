import * as vscode from 'vscode';
import type { ServiceNotice } from '../host/runningService.ts';
import { t } from '../wording/localize.ts';

/** Tells the user what has become of the folder where the local service keeps speech, or of a voice. */
export function showServiceNotice(notice: ServiceNotice, folder: string): void {
  void vscode.window.showWarningMessage(noticeText(notice, folder));
}

function noticeText(notice: ServiceNotice, folder: string): string {
  switch (notice.kind) {
    case 'store_set_aside':
      return t(
        'The stored speech could not be read and was set aside as {0} in {1}. Harf has begun anew; your text is not affected.',
        notice.name,
        folder,
      );
    case 'disk_full':
      return t(
        'The disk is full, so Harf cannot keep speech. Free some space and try again; text commands work.',
      );
    case 'folder_unwritable':
      return t(
        'Harf cannot write to its folder {0}, so it cannot keep speech. Check the permissions and the disk; text commands work.',
        folder,
      );
    case 'voice_endless':
      return t(
        'The natural voice did not finish a phrase and was stopped; the built-in voice speaks from now on. Run Harf: Get a Natural Voice… to try it again.',
      );
  }
}
