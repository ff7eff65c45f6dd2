import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleTests } from '../test/support/vscode/bundleTests.ts';
import { chooseHost } from '../test/support/vscode/host.ts';
import { runInHost } from '../test/support/vscode/runInHost.ts';
import { type HostedService, startHostedService } from './endurance/hostedService.ts';
import { type EnduranceOptions, parseOptions } from './endurance/options.ts';
import { tables } from './endurance/print.ts';
import type { HostReport } from './endurance/report.ts';
import { faults } from './endurance/verdict.ts';
import { root } from './setup/places.mjs';

/**
 * `npm run endurance` presses hours of use into minutes, in a real extension host, and prints what it held at the
 * start and at the end. The code it ends with is 0 only if these agree, every command ended and nothing was
 * paid twice. The same `--seed` does the same, `--rounds N` as often as wanted, `--profile` says what blocked.
 */
if (process.platform !== 'linux') throw new Error('The run reads /proc, which only Linux has.');
const options = parseOptions(process.argv.slice(2));
console.log(`npm run endurance -- --seed ${options.seed} --rounds ${options.rounds}`);
const hosted = await startHostedService(options.seed);
try {
  const report = await reportOf(options, hosted);
  const account = await hosted.account();
  for (const line of tables({ report, account, fates: hosted.fates })) console.log(line);
  const wrong = faults(report, account);
  console.log(wrong.length === 0 ? '\nAll agrees.' : `\nWrong:\n  ${wrong.join('\n  ')}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await hosted.stop();
}

async function reportOf(told: EnduranceOptions, { baseUrl, apiKey }: HostedService): Promise<HostReport> {
  const folder = mkdtempSync(join(tmpdir(), 'harf-endurance-'));
  const reportFile = join(folder, 'report.json');
  try {
    const modules = await bundleTests('endurance', ['scripts/endurance/inHost.ts']);
    await runInHost(await chooseHost(), {
      extension: root,
      tests: join(modules, 'inHost.mjs'),
      env: {
        HARF_ENDURANCE_OPTIONS: JSON.stringify(told),
        HARF_ENDURANCE_FILE: reportFile,
        HARF_ENDURANCE_URL: baseUrl,
        HARF_ENDURANCE_KEY: apiKey,
      },
    });
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
