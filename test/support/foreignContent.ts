import { readdirSync, readFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from '../../scripts/setup/places.mjs';

/** What nobody but the computer that built it has any business with, by what it is. */
const patterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'an API key': /\bharf_(?:live|test)_[A-Za-z0-9_-]{16,}/,
  'a token': /\b(?:npm_[A-Za-z0-9]{36}|gh[pousr]_[A-Za-z0-9]{36}|AKIA[0-9A-Z]{16}|xox[abp]-[\w-]{20,})\b/,
  'a password in an address': /\bhttps?:\/\/[^\s/"'`:@]+:[^\s/"'`@${}]+@[\w.-]+/,
  'a registry': /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|\/artifactory\/|\/_packaging\//,
};

/** Values of the environment that are secret by their names, where they are long enough to be. */
function secrets(): string[] {
  return Object.entries(process.env).flatMap(([name, value = '']) =>
    /TOKEN|SECRET|PASSWORD|_KEY|_AUTH/i.test(name) && value.length >= 12 ? [value] : [],
  );
}

/** The names of this computer that are long enough to be found by chance in nothing else. */
function places(): string[] {
  return [root + sep, homedir() + sep, hostname()].filter((place) => place.length >= 6);
}

/** What of the computer that built them, of secrets and of registries the files in `folder` have, in words. */
export function foreignContent(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const content = readFileSync(path, 'latin1');
    return foreignIn(content).map((what) => `${relative(folder, path)} has ${what}`);
  });
}

/** What of them a text has. */
export function foreignIn(content: string): string[] {
  const named = Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(content) ? [what] : []));
  const place = places().some((each) => content.includes(each)) ? ['a place of this computer'] : [];
  const secret = secrets().some((each) => content.includes(each)) ? ['a secret of the environment'] : [];
  return [...named, ...place, ...secret];
}
