import assert from 'node:assert/strict';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import * as vscode from 'vscode';
import { agentServers } from '../../src/editor/host/node/agentServer.ts';
import { agentTools } from '../../src/tools/index.ts';
import { reset, setSetting } from '../support/editor/editing.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** As VS Code names it: the extension, and the label of the definition. */
const SERVER = 'harf-persian.harf/Harf';

function harf(): vscode.Extension<unknown> {
  return vscode.extensions.getExtension('harf-persian.harf') ?? assert.fail('Harf is not there.');
}

/** The name that VS Code gives a tool of the server; it takes up what is registered a moment later. */
async function servedTool(name: string): Promise<string> {
  const end = Date.now() + 8000;
  while (Date.now() < end) {
    await vscode.commands.executeCommand('workbench.mcp.startServer', SERVER, { waitForLiveTools: true });
    const tool = vscode.lm.tools.find((each) => /^mcp_.*harf/i.test(each.name) && each.name.endsWith(name));
    if (tool !== undefined) return tool.name;
  }
  return assert.fail('VS Code did not start the server.');
}

describe('The server of tools for agents', () => {
  afterEach(reset);
  after(() => vscode.commands.executeCommand('workbench.mcp.stopServer', SERVER));

  it('is offered to VS Code, which starts it and has its tools', async () => {
    await harf().activate();
    const input = { text: 'کتاب خوب' };
    const { content } = await vscode.lm.invokeTool(await servedTool('diacritize'), {
      input,
      toolInvocationToken: undefined,
    });
    const [part] = content;
    assert.ok(part instanceof vscode.LanguageModelTextPart);
    assert.match(part.value, /کِتابِ خوب/);
  });

  it('starts as it is defined, and answers on this computer whatever service is chosen', async () => {
    await setSetting('service', 'hosted');
    const [server] = agentServers(harf(), join(temporaryFolder(), 'assets'));
    assert.ok(server);
    const { command, args, env, cwd, version } = server;
    const client = new Client({ name: 'test', version: '1' });
    const variables = Object.entries({ ...process.env, ...env }).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    await client.connect(
      new StdioClientTransport({ command, args, cwd: cwd?.fsPath ?? '', env: Object.fromEntries(variables) }),
    );
    try {
      assert.deepEqual(
        [client.getServerVersion()?.name, client.getServerVersion()?.version],
        ['harf', version],
      );
      const { tools } = await client.listTools();
      assert.deepEqual(
        tools.map(({ name }) => name),
        agentTools.map(({ name }) => name),
      );
      const { structuredContent } = await client.callTool({
        name: 'pinglish',
        arguments: { text: 'کتاب خوب' },
      });
      assert.partialDeepStrictEqual(structuredContent, { pinglish: 'ketaab-e khoob' });
    } finally {
      await client.close();
    }
  });
});
