import type { AssetProblem } from '../../assets/assetFailure.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';

/** Why something could not be fetched or taken from a folder, in a sentence or two. */
export function assetFailureText(problem: AssetProblem): string {
  switch (problem.kind) {
    case 'address':
      return t('The address that is set for it must begin with https://, without a password or a query.');
    case 'unreachable':
      return t('{0} could not be reached ({1}).', problem.host, problem.reason);
    case 'refused':
      return t('{0} does not give the file (HTTP {1}). It may have moved.', problem.host, problem.status);
    case 'redirected':
      return t('{0} sends on to an address that is not safe.', problem.host);
    case 'strayed':
      return t(
        '{0} sends on to {1}, which was not asked about, so nothing was fetched.',
        problem.host,
        problem.next,
      );
    case 'cut':
      return t('The connection to {0} broke. What came is kept.', problem.host);
    case 'slow':
      return problem.bytes === 0
        ? t('{0} has sent nothing for {1} seconds. What came is kept.', problem.host, problem.seconds)
        : t(
            '{0} was too slow: {1} kB came in {2} seconds. What came is kept; try again later.',
            problem.host,
            numberText(Math.ceil(problem.bytes / 1000)),
            problem.seconds,
          );
    case 'different':
      return t('{0} is not the file that it should be, so it is not used.', problem.file);
    case 'disk_full':
      return t('The disk is full.');
    case 'unwritable':
      return t('The folder {0} cannot be used ({1}).', problem.folder, problem.reason);
    case 'incomplete':
      return incompleteText(problem.missing, problem.different);
    case 'no_voice':
      return t('The folder has no voice: a file .onnx with its .onnx.json.');
    case 'cannot_speak':
      return t(
        '{0} could not speak a phrase, so it is not used. Harf takes Persian voices for Piper with one speaker and 22,050 samples a second.',
        problem.file,
      );
  }
}

function incompleteText(missing: readonly string[], different: readonly string[]): string {
  return [
    missing.length > 0 ? t('The folder lacks: {0}.', missing.join(', ')) : '',
    different.length > 0 ? t('Not the right file: {0}.', different.join(', ')) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
