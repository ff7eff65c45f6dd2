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

const aptPackages = ['chromium', 'fonts-noto-core'];
const aptInstall = ['install', '--no-install-recommends', ...aptPackages];

export const browserTool = {
  get description() {
    const how = isRootOfDebian() ? `, as root: apt-get ${aptInstall.join(' ')}` : '';
    return `Chromium and a Persian font${how}`;
  },
  isThere: () => findBrowser() !== undefined && (hasPersianFont() || !isRootOfDebian()),
  install,
};

const hasPersianFont = () => existsSync('/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf');

/** Root's rights are used where the user has them already, and never asked for. */
const isRootOfDebian = () => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;

async function install() {
  if (isRootOfDebian()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('apt-get', ['update', '-q'], { env });
    await runQuietly('apt-get', ['-q', '-y', ...aptInstall], { env });
  }
  if (!findBrowser()) throw new Error(missingBrowser());
}

/** @type {Partial<Record<NodeJS.Platform, string>>} */
const howToInstall = { darwin: 'brew install --cask google-chrome', win32: 'winget install Google.Chrome' };

function missingBrowser() {
  const line = howToInstall[process.platform] ?? `sudo apt-get ${aptInstall.join(' ')}`;
  return `No Chromium, Chrome or Edge was found. Install one with \`${line}\`, or name one in the environment variable HARF_BROWSER.`;
}
