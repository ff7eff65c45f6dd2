import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './command.mjs';
import { findOnPath } from './findOnPath.mjs';

const namesOnPath = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) => [
    join(process.env[variable] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(process.env[variable] ?? '', 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]),
};

/**
 * The browser that shows Visual Studio Code: HARF_BROWSER, else Chromium, Chrome or Edge where they usually are.
 * @returns {string | undefined} its executable
 */
export function findBrowser() {
  const chosen = process.env['HARF_BROWSER'];
  if (chosen) return chosen;
  return [...namesOnPath.map(findOnPath), ...(usualPlaces[process.platform] ?? [])].find(
    (path) => path && existsSync(path),
  );
}

export const browserTool = {
  description: 'Chromium and a Persian font',
  isThere: () => findBrowser() !== undefined && (hasPersianFont() || !canInstall()),
  install,
};

const aptPackages = ['chromium', 'fonts-noto-core'];
const howToInstall = {
  linux: `sudo apt-get install --no-install-recommends ${aptPackages.join(' ')}`,
  darwin: 'brew install --cask google-chrome',
  win32: 'winget install Google.Chrome',
};

const hasPersianFont = () => existsSync('/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf');

function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;
}

async function install() {
  if (!canInstall()) throw new Error(missingBrowser());
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get', ['update', '-q'], { env });
  await runQuietly('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...aptPackages], { env });
  if (!findBrowser()) throw new Error(missingBrowser());
}

function missingBrowser() {
  const line =
    howToInstall[/** @type {keyof typeof howToInstall} */ (process.platform)] ?? howToInstall.linux;
  return `No Chromium, Chrome or Edge was found. Install one with \`${line}\`, or name one in the environment variable HARF_BROWSER.`;
}
