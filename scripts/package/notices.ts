import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/places.mjs';
import { correspondingSources } from './correspondingSources.ts';
import { creditsByHand, creditsForData } from './creditsByHand.ts';

interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

const licenceFile = /^(licen[cs]e|copying|ofl)/iu;

/** The licences of all packages of which something is in the bundles, and where source is to be had, as Markdown. */
export function thirdPartyNotices(): string {
  const packages = bundledPackageFolders().map(readPackage);
  return [
    '# Third-party notices',
    correspondingSources(),
    '# Packages',
    'Harf contains parts of these packages, each under its own licence.',
    ...packages.map(({ name, version, license, text }) => `## ${name} ${version} (${license})\n\n${text}`),
    creditsForData,
  ]
    .join('\n\n')
    .concat('\n');
}

/** What the bundler noted of the command lines, which are for the repository only. */
const NOT_PACKAGED = 'commands.json';

/** From the bundler's list of what went into the bundles. */
function bundledPackageFolders(): string[] {
  const folder = join(root, 'dist', 'meta');
  const packaged = readdirSync(folder).filter((name) => name !== NOT_PACKAGED);
  const inputs = packaged.flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(join(folder, name), 'utf8')).inputs),
  );
  return [...new Set(inputs.flatMap((path) => packageFolder(path) ?? []))].sort();
}

/** `node_modules/@scope/name` of a path inside it, or of a package nested deeper. */
const packageFolder = (path: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(path)?.[0];

function readPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const byHand = creditsByHand.get(name);
  if (byHand) return { name, version, license, ...byHand };
  const file = readdirSync(join(root, folder)).find((entry) => licenceFile.test(entry));
  if (!file)
    throw new Error(`${folder} has no licence file, so it cannot be credited; add its licence by hand.`);
  return { name, version, license, text: readFileSync(join(root, folder, file), 'utf8').trim() };
}
