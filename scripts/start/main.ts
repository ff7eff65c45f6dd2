import { parseArgs } from 'node:util';
import { checkEditor } from './checkEditor.ts';
import { demonstrate } from './demonstrate.ts';
import { startLocalService } from './localService.ts';
import { showEditor } from './showEditor.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const service = await startLocalService();
  try {
    await demonstrate(service);
    if (!values.check) await showEditor(service);
    else if (process.platform !== 'win32') await checkEditor();
    else console.log('\nThe editor is not checked: the server build that shows it does not run on Windows.');
  } finally {
    await service.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
