import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import * as vscode from 'vscode';
import { OutputLog } from '../../src/editor/log.ts';
import { Connection } from '../../src/editor/service/connection.ts';
import { chatToolOf } from '../../src/editor/tools/chatTool.ts';
import { chatTools } from '../../src/tools/index.ts';
import { type ApiServer, common, startApiServer } from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, setSetting, textOf } from '../support/editor/editing.ts';
import { useFakePanels } from '../support/editor/fakePanel.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';
import { NO_KEYS } from '../support/editor/noKeys.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

interface Result {
  readonly text: string;
  readonly json: {
    readonly [name: string]: unknown;
    readonly alignment?: readonly object[];
    readonly words?: readonly {
      readonly [name: string]: unknown;
      readonly alternatives: readonly object[];
    }[];
  };
}

function partsOf({ content }: vscode.LanguageModelToolResult): Result {
  const values = content.map((part) => {
    assert.ok(part instanceof vscode.LanguageModelTextPart);
    return part.value;
  });
  const [text = '', json = ''] = values;
  assert.equal(values.length, 2);
  return { text, json: JSON.parse(json) };
}

async function use(name: string, input: object, token?: vscode.CancellationToken): Promise<Result> {
  const options = { input, toolInvocationToken: undefined };
  return partsOf(await vscode.lm.invokeTool(`harf_${name}`, options, token));
}

describe('The tools for language models', () => {
  const dialogs = useDialogs();
  const panels = useFakePanels();

  it('are known to VS Code, each with its schema', () => {
    const known = vscode.lm.tools.filter(({ name }) => name.startsWith('harf_'));
    assert.deepEqual(
      known.map(({ name }) => name).sort(),
      chatTools.map(({ name }) => `harf_${name}`).sort(),
    );
    for (const { description, inputSchema, tags } of known) {
      assert.ok(description.length > 100);
      assert.ok(tags.includes('persian'));
      assert.deepEqual(Object(inputSchema).required, ['text']);
    }
  });

  it('add diacritics and tie each word to its source, in code points', async () => {
    const { text, json } = await use('diacritize', { text: '😀 کتاب خوب' });
    assert.equal(text, '😀 کِتابِ خوب');
    assert.deepEqual(json, {
      alignment: [
        { source_start: 2, source_end: 6, source: 'کتاب', diacritized: 'کِتابِ' },
        { source_start: 7, source_end: 10, source: 'خوب', diacritized: 'خوب' },
      ],
      warnings: [],
    });
    assert.equal((await use('diacritize', { text: 'کتاب خوب', include_ezafe: false })).text, 'کِتاب خوب');
  });

  it('write Pinglish as they are told, else as the user has set it', async () => {
    const input = { text: '😀 کتاب خوب' };
    const { text, json } = await use('pinglish', input);
    assert.equal(text, '😀 ketaab-e khoob');
    assert.deepEqual(json.alignment?.[0], {
      source_start: 2,
      source_end: 6,
      source: 'کتاب',
      pinglish: 'ketaab-e',
    });
    await setSetting('pinglish.vowelNotation', 'macron');
    assert.equal((await use('pinglish', input)).text, '😀 ketāb-e khoob');
    const told = await use('pinglish', { ...input, style: 'systematic', vowel_notation: 'double_a' });
    assert.equal(told.text, '😀 ketaab-e khub');
  });

  it('write Pinglish in Persian letters, and tie each word to what was typed', async () => {
    const { text, json } = await use('from_pinglish', { text: 'ketabe khub' });
    assert.equal(text, 'کتاب خوب');
    assert.deepEqual(json.alignment?.[1], {
      source_start: 7,
      source_end: 11,
      source: 'khub',
      persian: 'خوب',
    });
  });

  it('tidy what they are told, else what the user has set', async () => {
    const input = { text: 'مي روم ,تو نه' };
    assert.equal((await use('tidy', input)).text, 'می\u200cروم، تو نه');
    await setSetting('tidy.latinPunctuation', false);
    assert.equal((await use('tidy', input)).text, 'می\u200cروم ,تو نه');
    assert.equal((await use('tidy', { ...input, rules: ['letters'] })).text, 'می روم ,تو نه');
  });

  it('translate, and tell what is worth a review', async () => {
    const { text, json } = await use('translate', { text: 'زیگولک کتاب است.' });
    assert.match(text, /book/i);
    assert.partialDeepStrictEqual(json, { warnings: [{ code: 'unknown_word', source_end: 6 }] });
  });

  it('explain each word and how else it could be read', async () => {
    const { text, json } = await use('analyse', { text: 'کرم خاکی در باغ است.', style: 'systematic' });
    const [word] = json.words ?? [];
    assert.equal(text.split('\n').length, 6);
    assert.match(text, /\tbaagh\tnoun\t/);
    assert.deepEqual([word?.['source_start'], word?.['source_end'], word?.['source']], [0, 3, 'کرم']);
    for (const field of ['diacritized', 'pinglish', 'lemma', 'gloss', 'part_of_speech', 'ezafe'])
      assert.equal(typeof word?.[field], 'string', field);
    assert.ok((word?.alternatives.length ?? 0) > 0);
  });

  it('start to read aloud in the player, and say so', async () => {
    const { text, json } = await use('read_aloud', { text: 'کتاب خوب است.' });
    assert.match(text, /begun to read the text aloud/);
    assert.equal(json['started'], true);
    const panel = panels.current;
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    assert.equal(await panel.requester.ask('text', { playbackId: panel.newest.id }), 'کتاب خوب است.');
  });

  it('take a text of many sections as a whole', async () => {
    const sentence = 'کتاب خوب است. ';
    const { text, json } = await use('pinglish', { text: sentence.repeat(1400) });
    assert.equal(text.length, 'ketaab khoob ast. '.length * 1400);
    assert.equal(Number(json['left_off']) + (json.alignment?.length ?? 0), 4200);
  });

  it('refuse odd input in a sentence', async () => {
    for (const { name } of chatTools) {
      const isLatin = name === 'from_pinglish';
      await assert.rejects(
        use(name, { text: isLatin ? 'فقط فارسی' : 'only English' }),
        isLatin
          ? /has no Latin letter\. Send Persian that is typed/
          : /has no Persian letter\. Send Persian text\./,
      );
      await assert.rejects(use(name, { text: 7 }), /field text must be of the type string/);
      await assert.rejects(use(name, {}), /field text must be of the type string/);
      await assert.rejects(
        use(name, { text: isLatin ? 'ketab' : 'کتاب', nonsense: 1 }),
        /has no field nonsense/,
      );
      await assert.rejects(use(name, { text: (isLatin ? 'k' : 'ک').repeat(20_001) }), /longer than/);
    }
    assert.deepEqual(dialogs.messages, []);
    assert.throws(() => panels.current, /no panel/);
  });

  it('end when they are cancelled, and say no more', async () => {
    const source = new vscode.CancellationTokenSource();
    const used = use('pinglish', { text: 'کتاب خوب است. '.repeat(1400) }, source.token);
    source.cancel();
    await assert.rejects(used, /Cancel/i);
    assert.deepEqual(dialogs.messages, []);
  });

  it('leave the document alone', async () => {
    const editor = await openMarked('[کتاب خوب]');
    await use('diacritize', { text: 'کتاب خوب' });
    assert.equal(textOf(editor), 'کتاب خوب');
    assert.equal(editor.document.version, 1);
  });
});

describe('The tools, where text would leave the computer', () => {
  const hosted = useHostedServer();
  const { dialogs } = hosted;

  it('send it to the hosted service, once VS Code has a yes, which it gives itself while tests run', async () => {
    hosted.server.answerWith(() => ({ body: { ...common, translation: 'good book' } }));
    assert.equal((await use('translate', { text: 'کتاب خوب' })).text, 'good book');
    assert.deepEqual(
      hosted.server.received.map(({ body }) => body.text),
      ['کتاب خوب'],
    );
    assert.deepEqual(dialogs.messages, []);
  });

  it('still analyse, tidy and read Pinglish without asking, on the computer', async () => {
    assert.equal((await use('tidy', { text: 'مي روم' })).text, 'می\u200cروم');
    assert.equal((await use('from_pinglish', { text: 'ketab' })).text, 'کتاب');
    const { json } = await use('analyse', { text: 'کتاب خوب' });
    assert.equal(json.words?.length, 2);
    assert.equal(hosted.server.received.length, 0);
    assert.deepEqual(dialogs.messages, []);
  });
});

function listIn(folder: string) {
  const root = vscode.Uri.file(folder);
  return { root, uri: vscode.Uri.joinPath(root, 'typed.tsv') };
}

describe('A tool at the hosted service', () => {
  const dialogs = useDialogs();
  const log = new OutputLog();
  let server: ApiServer;
  let connection: Connection;
  let folder: string;

  beforeEach(async () => {
    server = await startApiServer();
    folder = temporaryFolder();
    await setSetting('baseUrl', server.baseUrl);
    const extension = vscode.extensions.getExtension('harf-persian.harf');
    assert.ok(extension);
    connection = new Connection({
      keys: { ...NO_KEYS, get: async () => 'harf_test_1' },
      log,
      extensionUri: extension.extensionUri,
      globalStorageUri: vscode.Uri.file(folder),
    });
  });
  afterEach(async () => {
    connection.dispose();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const readAloud = {
    session: () => assert.fail('nothing is to be read'),
    clear: async () => {},
    refreshVoices: async () => {},
    dispose: () => {},
  };

  const toolFor = (name: string) =>
    chatToolOf(`harf_${name}`, { connection, log, readAloud, links: { typedList: listIn(folder) } });

  const options = (text: string) => ({ input: { text }, toolInvocationToken: undefined });

  it('asks with the address, the units and the beginning of the text, as text', async () => {
    const tool = toolFor('translate');
    const input = { text: `کتاب [خوب](command:x) ${'است '.repeat(200)}` };
    const { confirmationMessages } = await tool.prepareInvocation({ input });
    assert.match(confirmationMessages?.title ?? '', /hosted service/);
    const message = confirmationMessages?.message;
    assert.ok(message instanceof vscode.MarkdownString);
    assert.ok(!message.isTrusted && !message.supportHtml);
    const shown = message.value.replaceAll('&nbsp;', ' ').replaceAll('\\', '');
    assert.match(shown, /up to 1,6\d\d units of your allowance/);
    assert.ok(shown.includes(server.baseUrl), shown);
    assert.ok(message.value.includes('کتاب') && message.value.length < 1000);
    assert.doesNotMatch(message.value, /[^\\]\]\(/);
    assert.match(shown, /… and \d{3} more characters$/);
  });

  it('asks with the seconds before it reads aloud', async () => {
    const tool = toolFor('read_aloud');
    const { confirmationMessages } = await tool.prepareInvocation({ input: { text: 'کتاب '.repeat(100) } });
    const message = confirmationMessages?.message;
    assert.ok(message instanceof vscode.MarkdownString);
    assert.match(message.value.replaceAll('&nbsp;', ' '), /about 46 seconds of speech/);
  });

  it('asks nothing for an analysis, for odd input, or where the local service is chosen', async () => {
    const analyse = toolFor('analyse');
    assert.deepEqual(Object.keys(await analyse.prepareInvocation({ input: { text: 'کتاب' } })), [
      'invocationMessage',
    ]);
    const tool = toolFor('diacritize');
    for (const input of [undefined, { text: 7 }, { text: 'x' }])
      assert.deepEqual(Object.keys(await tool.prepareInvocation({ input })), ['invocationMessage']);
    await setSetting('service', 'local');
    const { confirmationMessages } = await tool.prepareInvocation({ input: { text: 'کتاب' } });
    assert.equal(confirmationMessages, undefined);
  });

  it('sends the text with a key, and gives warnings of the answer with the result', async () => {
    const warnings = [{ code: 'unknown_word', message: 'Not known.', source_start: 0, source_end: 4 }];
    server.answerWith(() => ({ body: { ...common, translation: 'good book', warnings } }));
    const tool = toolFor('translate');
    const token = new vscode.CancellationTokenSource().token;
    const { text, json } = partsOf(await tool.invoke(options('کتاب خوب'), token));
    assert.equal(text, 'good book');
    assert.deepEqual(json, { warnings });
    const [request] = server.received;
    assert.equal(request?.body.text, 'کتاب خوب');
    assert.ok(request?.headers['idempotency-key']);
  });

  it('asks again above the limit of units, whatever chat allows by itself', async () => {
    await setSetting('confirmAboveUnits', 10);
    const tool = toolFor('translate');
    const token = new vscode.CancellationTokenSource().token;
    await assert.rejects(tool.invoke(options('کتاب خوب'), token), /does not want to send/);
    dialogs.expect(/up to 16 units/);
    assert.equal(server.received.length, 0);
  });

  it('collects with the same key what a cancelled use has paid for', async () => {
    const tool = toolFor('translate');
    const source = new vscode.CancellationTokenSource();
    server.answerWith(async ({ isOver }) => {
      source.cancel();
      await isOver;
      return { body: {} };
    });
    await assert.rejects(tool.invoke(options('کتاب خوب'), source.token), vscode.CancellationError);
    server.answerWith(() => ({ body: { ...common, translation: 'good book' } }));
    const token = new vscode.CancellationTokenSource().token;
    assert.equal(partsOf(await tool.invoke(options('کتاب خوب'), token)).text, 'good book');
    const [first, second] = server.received.map(({ headers }) => headers['idempotency-key']);
    assert.ok(first !== undefined && first === second);
  });

  it('says in a sentence what the service refuses', async () => {
    const error = { code: 'invalid_api_key', message: 'No.', action: 'x' };
    server.answerWith(() => ({ status: 401, body: { request_id: 'req_1', error } }));
    const tool = toolFor('diacritize');
    const token = new vscode.CancellationTokenSource().token;
    await assert.rejects(tool.invoke(options('کتاب خوب'), token), /API key/);
    assert.deepEqual(dialogs.messages, []);
  });
});
