import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema, LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';
import { MAX_TEXT_CODE_POINTS } from '../../src/contract/index.ts';
import { analyseTool } from '../../src/tools/analyse.ts';
import { agentTools } from '../../src/tools/index.ts';
import { proofreadTool } from '../../src/tools/proofread/proofread.ts';
import { tidyTool } from '../../src/tools/proofread/tidy.ts';
import { speakTool } from '../../src/tools/readAloud.ts';
import { translateTool } from '../../src/tools/translate.ts';
import { builtEntry } from '../support/childService.ts';
import { WITHOUT_WARNINGS } from '../support/commandLineService.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const LONGEST_WAIT_MS = 3_600_000;

/** In code points. */
const longest = (name: string) => (['analyse', 'read_aloud'].includes(name) ? MAX_TEXT_CODE_POINTS : 20_000);

interface StartOptions {
  /** The entry and the options that have it serve agents; the command line if they are left out. */
  readonly args?: readonly string[];
  readonly options?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

describe('the command line as a server of tools for agents', () => {
  const open: Client[] = [];
  afterEach(async () => {
    for (const client of open.splice(0)) await client.close();
  });

  const start = async ({
    args = [builtEntry('commandLine'), '--mcp'],
    options = [],
    env = {},
  }: StartOptions = {}) => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [...args, ...options],
      env: { ...getDefaultEnvironment(), ...env },
      stderr: 'pipe',
    });
    const client = new Client({ name: 'test', version: '1' });
    open.push(client);
    await client.connect(transport);
    // From now on the client holds every result against the schema of its tool.
    await client.listTools();
    return { client, transport };
  };

  const called = async (client: Client, name: string, input: Record<string, unknown>) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: input }));

  const textOf = ({ content: [first] }: Awaited<ReturnType<typeof called>>) =>
    first?.type === 'text' ? first.text : assert.fail('no text');

  it('lists its tools with what they take, give and do', async () => {
    const { client } = await start();
    const listed = (await client.listTools()).tools;
    assert.deepEqual(
      listed.map(({ name }) => name),
      ['diacritize', 'pinglish', 'from_pinglish', 'translate', 'analyse', 'tidy', 'proofread', 'read_aloud'],
    );
    for (const { name, title, description, inputSchema, outputSchema, annotations } of listed) {
      assert.ok(title && description && outputSchema, name);
      assert.deepEqual(inputSchema.required, ['text'], name);
      assert.partialDeepStrictEqual(inputSchema.properties?.['text'], {
        minLength: 1,
        maxLength: longest(name),
      });
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {}))
        assert.ok('description' in schema, `${name}, ${field}`);
      assert.equal(annotations?.readOnlyHint, name !== 'read_aloud');
      assert.equal(annotations?.openWorldHint, false);
    }
    assert.equal(client.getServerVersion()?.name, 'harf');
  });

  it('diacritizes', async () => {
    const { client } = await start();
    const result = await called(client, 'diacritize', { text: 'کتاب خوب' });
    assert.equal(textOf(result), 'کِتابِ خوب');
    assert.deepEqual(result.structuredContent, {
      diacritized: 'کِتابِ خوب',
      alignment: [
        { source_start: 0, source_end: 4, source: 'کتاب', diacritized: 'کِتابِ' },
        { source_start: 5, source_end: 8, source: 'خوب', diacritized: 'خوب' },
      ],
      warnings: [],
    });
    const without = await called(client, 'diacritize', { text: 'کتاب خوب', include_ezafe: false });
    assert.equal(textOf(without), 'کِتاب خوب');
  });

  it('transliterates, with the place of each word in code points', async () => {
    const { client } = await start();
    const input = { text: '😀 کتاب', style: 'systematic', vowel_notation: 'macron' };
    const { structuredContent } = await called(client, 'pinglish', input);
    assert.deepEqual(structuredContent, {
      pinglish: '😀 ketāb',
      alignment: [{ source_start: 2, source_end: 6, source: 'کتاب', pinglish: 'ketāb' }],
      warnings: [],
    });
  });

  it('writes Pinglish in Persian letters, with the place of each word in code points', async () => {
    const { client } = await start();
    const result = await called(client, 'from_pinglish', { text: '😀 ketabe khub' });
    assert.equal(textOf(result), '😀 کتاب خوب');
    assert.partialDeepStrictEqual(result.structuredContent, {
      alignment: [
        { source_start: 2, source_end: 8, source: 'ketabe', persian: 'کتاب' },
        { source_start: 9, source_end: 13, source: 'khub', persian: 'خوب' },
      ],
    });
    const latin = await called(client, 'from_pinglish', { text: 'in file kojast', loan_words: 'latin' });
    assert.match(textOf(latin), /file/);
  });

  it('tidies all that is wanted, and says what it has changed', async () => {
    const { client } = await start();
    const text = '😀 من مي روم ,تو نه';
    const result = await called(client, 'tidy', { text });
    assert.equal(textOf(result), '😀 من می\u200cروم، تو نه');
    const { changes } = tidyTool.output.parse(result.structuredContent);
    assert.ok(changes.some(({ rule }) => rule === 'half-spaces'));
    const points = [...text];
    for (const { source_start, source_end, source } of changes)
      assert.equal(points.slice(source_start, source_end).join(''), source);
    const letters = await called(client, 'tidy', { text, rules: ['letters'] });
    assert.equal(textOf(letters), '😀 من می روم ,تو نه');
    assert.ok((await called(client, 'tidy', { text, rules: ['words'] })).isError);
  });

  it('proofreads, with the place, the reason and the suggestions of each finding', async () => {
    const { client } = await start();
    const result = await called(client, 'proofread', { text: '😀 کتابه من  روی میز است.' });
    const { findings } = proofreadTool.output.parse(result.structuredContent);
    assert.deepEqual(
      findings.map(({ source_start, source_end, source, rule, suggestions }) => [
        source_start,
        source_end,
        source,
        rule,
        suggestions,
      ]),
      [
        [2, 7, 'کتابه', 'he-for-ezafe', ['کتاب', 'کتاب\u0650']],
        [11, 12, ' ', 'spaces', ['']],
      ],
    );
    assert.match(textOf(result), /^کتابه → کتاب, .+ezafe/);
    const none = await called(client, 'proofread', { text: 'کتابه من', rules: ['slip'] });
    assert.equal(textOf(none), 'Nothing was found.');
  });

  it('translates, with a warning for each word that it does not know', async () => {
    const { client } = await start();
    const result = await called(client, 'translate', { text: 'زیگولک را دیدم' });
    const { translation, warnings } = translateTool.output.parse(result.structuredContent);
    assert.match(translation, /^I saw /);
    assert.deepEqual(
      warnings.map(({ code, source_end }) => [code, source_end]),
      [['unknown_word', 6]],
    );
    assert.equal(textOf(result), translation);
    assert.match(JSON.stringify(result.content[1]), /Warning: “زیگولک” is not in the lexicon/);
  });

  it('analyses words, with their other readings', async () => {
    const { client } = await start();
    const result = await called(client, 'analyse', { text: 'گل سرخ، 12 abc!' });
    const { words } = analyseTool.output.parse(result.structuredContent);
    assert.partialDeepStrictEqual(words, [
      { source: 'گل', diacritized: 'گُلِ', pinglish: 'gol-e', part_of_speech: 'noun', ezafe: 'e' },
      { source: 'سرخ', source_start: 3, source_end: 6, gloss: 'red', ezafe: 'none' },
    ]);
    assert.equal(words.length, 2);
    assert.ok(words[0]?.alternatives.some(({ pinglish }) => pinglish === 'gel'));
    assert.equal(textOf(result).split('\n').length, 3);
  });

  it('returns short speech as MP3, and says when each word is heard', async () => {
    const { client } = await start();
    const { content, structuredContent } = await called(client, 'read_aloud', { text: 'سلام دنیا' });
    const { seconds, words, file } = speakTool.output.parse(structuredContent);
    assert.deepEqual(
      words.map(({ source, source_start }) => [source, source_start]),
      [
        ['سلام', 0],
        ['دنیا', 5],
      ],
    );
    assert.ok(seconds > 0.5 && (words[1]?.end ?? 0) <= seconds);
    assert.equal(file, undefined);
    const sound = content.find((each) => each.type === 'audio');
    assert.equal(sound?.mimeType, 'audio/mpeg');
    assert.equal(Buffer.from(sound?.data ?? '', 'base64')[0], 0xff);
  });

  it('writes speech of any length as the name of the file ends', async () => {
    const { client } = await start();
    const folder = temporaryFolder();
    const long = 'این یک جملهٔ بلند است که باید خوانده شود. '.repeat(15);
    for (const [name, beginning, spoken] of [
      ['long.wav', 'RIFF', long],
      ['short.mp3', '\xff', 'سلام'],
    ] as const) {
      const file = join(folder, name);
      const result = await called(client, 'read_aloud', { text: spoken, file, voice: 'leyla', pace: 1.25 });
      const output = speakTool.output.parse(result.structuredContent);
      assert.equal(output.file, file);
      assert.ok(spoken !== long || output.seconds > 30, `${output.seconds} s`);
      assert.equal(readFileSync(file, 'latin1').slice(0, beginning.length), beginning);
      assert.equal(result.content.length, 1);
    }
  });

  it('overwrites nothing without being told to', async () => {
    const { client } = await start();
    const file = join(temporaryFolder(), 'a.wav');
    writeFileSync(file, 'before');
    const refused = await called(client, 'read_aloud', { text: 'سلام', file });
    assert.ok(refused.isError);
    assert.equal(readFileSync(file, 'utf8'), 'before');
    await called(client, 'read_aloud', { text: 'سلام', file, overwrite: true });
    assert.notEqual(readFileSync(file, 'utf8'), 'before');
  });

  it('writes where it was called and in the temporary folder, and nowhere else', async () => {
    const [workplace, temporary, outside] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    const env = { INIT_CWD: workplace, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
    const { client } = await start({ env });
    for (const folder of [workplace, temporary, outside])
      await called(client, 'read_aloud', { text: 'سلام', file: join(folder, 'a.mp3') });
    const written = [workplace, temporary, outside].map((folder) => existsSync(join(folder, 'a.mp3')));
    assert.deepEqual(written, [true, true, false]);
  });

  it('answers what it cannot do with one sentence', async () => {
    const { client } = await start();
    const complaint = async (name: string, input: Record<string, unknown>) => {
      const result = await called(client, name, input);
      assert.equal(result.isError, true);
      assert.equal(result.content.length, 1);
      return textOf(result);
    };
    for (const { name } of agentTools) {
      assert.match(
        await complaint(name, { text: '' }),
        /^The field "text" is not valid: must not be empty\.$/,
      );
      assert.match(await complaint(name, {}), /^The field "text" is missing\.$/);
      assert.match(await complaint(name, { text: 'آ\ud800' }), /lone surrogate\.$/);
      const isLatin = name === 'from_pinglish';
      const tooLong = (isLatin ? 'a' : 'آ').repeat(longest(name) + 1);
      const sentence = `at most ${longest(name)} code points, but has ${longest(name) + 1}; divide it`;
      assert.ok((await complaint(name, { text: tooLong })).includes(sentence), name);
      const letter = isLatin ? 'Latin letter' : 'letter of the Persian script';
      assert.ok((await complaint(name, { text: '12!' })).endsWith(`must have a ${letter}.`), name);
    }
  });

  it('takes the longest text', async () => {
    const { client } = await start();
    for (const name of ['diacritize', 'pinglish', 'translate', 'analyse', 'tidy']) {
      const text = 'کتاب😀 '.repeat(longest(name) / 6);
      assert.equal((await called(client, name, { text })).isError ?? false, false, name);
    }
  });

  it('does several calls at once', async () => {
    const { client } = await start();
    const words = ['سلام', 'کتاب', 'خوب', 'دنیا'];
    const results = await Promise.all([
      ...words.map((word) => called(client, 'pinglish', { text: word })),
      ...words.map((word) => called(client, 'read_aloud', { text: word })),
    ]);
    assert.deepEqual(results.slice(0, 4).map(textOf), ['salaam', 'ketaab', 'khoob', 'donyaa']);
    for (const [at, { structuredContent }] of results.slice(4).entries())
      assert.equal(speakTool.output.parse(structuredContent).words[0]?.source, words[at]);
  });

  it('goes on after a call that was cancelled', async () => {
    const { client } = await start({ options: ['--synthesis-delay', String(LONGEST_WAIT_MS)] });
    const file = join(temporaryFolder(), 'a.wav');
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const input = { text: 'سلام', file };
    const call = client.callTool({ name: 'read_aloud', arguments: input }, undefined, { signal });
    cancelling.abort();
    await assert.rejects(call);
    assert.equal(textOf(await called(client, 'pinglish', { text: 'سلام' })), 'salaam');
    assert.equal(existsSync(file), false);
  });

  it('is the same where it is packaged', async () => {
    const packaged = await start({ args: [builtEntry('mcp')], options: ['--assets-dir', temporaryFolder()] });
    const { client } = await start();
    assert.deepEqual(await packaged.client.listTools(), await client.listTools());
    assert.equal(textOf(await called(packaged.client, 'tidy', { text: 'مي روم' })), 'می\u200cروم');
    const { content } = await called(packaged.client, 'read_aloud', { text: 'سلام' });
    assert.ok(content.some(({ type }) => type === 'audio'));
  });

  it('ends when its client closes', async () => {
    const { client, transport } = await start();
    const { pid } = transport;
    assert.ok(pid);
    await called(client, 'read_aloud', { text: 'سلام' });
    await client.close();
    assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  });

  it('ends by itself with its input, whatever is under way, and writes nothing but the protocol', async () => {
    const args = [builtEntry('commandLine'), '--mcp', '--synthesis-delay', String(LONGEST_WAIT_MS)];
    const child = spawn(process.execPath, args);
    const params = {
      protocolVersion: LATEST_PROTOCOL_VERSION,
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    };
    const messages = [
      { id: 1, method: 'initialize', params },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/call', params: { name: 'read_aloud', arguments: { text: 'سلام' } } },
      { id: 3, method: 'tools/call', params: { name: 'pinglish', arguments: { text: 'سلام' } } },
    ];
    for (const message of messages) child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    child.stdin.write('no JSON, but سلام\n');
    const output: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output.push(chunk);
      if (chunk.includes('salaam')) child.stdin.end();
    });
    const [log, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    assert.equal(code, 0);
    const answers = output.join('').trimEnd().split('\n');
    assert.deepEqual(answers.map((line) => JSON.parse(line).id).sort(), [1, 3, null]);
    assert.match(log, /SyntaxError/);
    assert.ok(!log.includes('سلام'));
  });

  it('answers lines that are too long or broken, and goes on', async () => {
    const child = spawn(process.execPath, [builtEntry('commandLine'), '--mcp']);
    const ping = (id: number) => `${JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' })}\n`;
    child.stdin.write(`${ping(1)}{"jsonrpc"\n${'a'.repeat(25_000_000)}\n[]\n\n`);
    child.stdin.end(ping(2));
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    const answers = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      answers.flatMap(({ id, error }) => (error === undefined ? [] : [[id, error.code]])),
      [
        [null, -32700],
        [null, -32600],
        [null, -32600],
      ],
    );
    assert.deepEqual(
      answers.flatMap(({ id, result }) => (result === undefined ? [] : [id])),
      [1, 2],
    );
    assert.equal(code, 0);
  });

  it('fails with a sentence when its input cannot be read', async () => {
    const unreadable = openSync(join(temporaryFolder(), 'input'), 'w');
    const child = spawn(process.execPath, [...WITHOUT_WARNINGS, builtEntry('commandLine'), '--mcp'], {
      stdio: [unreadable, 'ignore', 'pipe'],
    });
    closeSync(unreadable);
    assert.ok(child.stderr);
    const [log, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    assert.match(log, /^Standard input cannot be read \(EBADF\)\.\n/);
    assert.equal(code, 1);
  });

  it('ends when nobody reads its output', async () => {
    const child = spawn(process.execPath, [...WITHOUT_WARNINGS, builtEntry('commandLine'), '--mcp']);
    child.stdout.destroy();
    const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
    child.stdin.on('error', () => {}).write(`${JSON.stringify(message)}\n`);
    const [log, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    assert.deepEqual([log, code], ['', 0]);
  });
});

describe('what only agents need', () => {
  it('refuses an option that it does not know, in a sentence', async () => {
    const child = spawn(process.execPath, [...WITHOUT_WARNINGS, builtEntry('mcp'), '--port', '1']);
    const [log, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    assert.match(log, /^Unknown option '--port'/);
    assert.equal(code, 1);
  });

  it('is in the package as an entry of its own, and loaded by no other at once', () => {
    const isForAgents = (path: string) => /modelcontextprotocol|src\/service\/mcp|src\/tools/.test(path);
    for (const [bundle, entry, source] of [
      ['service', 'dist/service/main.js', 'src/service/entry/main.ts'],
      ['commands', 'dist/commands/commandLine.js', 'src/service/entry/commandLine.ts'],
    ] as const) {
      const loaded = loadedAtOnce(bundle, entry);
      assert.ok(loaded.includes(source));
      assert.deepEqual(loaded.filter(isForAgents), []);
    }
    const served = loadedAtOnce('service', 'dist/service/mcp.js');
    assert.ok(served.some(isForAgents));
    assert.deepEqual(
      served.filter((path) => /src\/engine|node_modules\/ajv/.test(path)),
      [],
    );
  });
});

/** The sources that a bundle's entry loads before it does anything. */
function loadedAtOnce(bundle: string, entry: string): string[] {
  const { outputs }: Metafile = JSON.parse(
    readFileSync(new URL(`../../dist/meta/${bundle}.json`, import.meta.url), 'utf8'),
  );
  const atOnce = new Set([entry]);
  for (const path of atOnce)
    for (const each of outputs[path]?.imports ?? [])
      if (each.kind === 'import-statement' && !each.external) atOnce.add(each.path);
  return [...atOnce].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
}

interface Metafile {
  readonly outputs: Readonly<
    Record<
      string,
      {
        readonly inputs: Readonly<Record<string, unknown>>;
        readonly imports: readonly {
          readonly path: string;
          readonly kind: string;
          readonly external?: boolean;
        }[];
      }
    >
  >;
}
