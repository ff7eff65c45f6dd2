import { browserTool } from './setup/browser.mjs';
import { dependenciesTool } from './setup/dependencies.mjs';
import { exclusively } from './setup/lock.mjs';
import { nodeTool } from './setup/node.mjs';
import { say } from './setup/say.mjs';
import { torchTool } from './setup/torch.mjs';
import { vscodeTool } from './setup/vscode.mjs';

const tools = {
  dependencies: dependenciesTool,
  node24: nodeTool(24),
  node22: nodeTool(22),
  vscode: vscodeTool('newest'),
  oldestVscode: vscodeTool('oldest'),
  browser: browserTool,
  torch: torchTool,
};

/** @typedef {keyof typeof tools} ToolName */

/**
 * Installs what is missing of the named tools. Needs nothing but Node.js 20 and npm, and takes a few
 * milliseconds when all is there.
 * @param {readonly ToolName[]} names
 */
export async function setUp(names) {
  const missing = names.filter((name) => !tools[name].isThere());
  if (missing.length > 0) await exclusively(() => installAll(missing));
}

/** @param {readonly ToolName[]} names */
async function installAll(names) {
  for (const name of names) {
    const tool = tools[name];
    if (tool.isThere()) continue;
    say(`Installing ${tool.description}…`);
    await tool.install();
  }
}
