/** The files of the computer, as far as the rooms that also run in a browser use them; `../browser/files.ts` has the same. */
export {
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
