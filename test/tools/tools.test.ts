import assert from 'node:assert/strict';
import { settings } from '../../src/editor/contributions/settings.ts';
import { tidyRules } from '../../src/editor/tidy/tidyRules.ts';
import { agentTools, chatTools, defaultToolSettings, jsonSchemaOf } from '../../src/tools/index.ts';
import { toolHost, toolNamed } from '../support/toolHost.ts';

describe('the table of tools', () => {
  it('is one for chat and for agents, but that agents have no player', () => {
    assert.deepEqual(
      chatTools.map(({ name }) => name),
      agentTools.map(({ name }) => name),
    );
    const shared: readonly object[] = agentTools;
    const different = chatTools.filter((tool) => !shared.includes(tool));
    assert.deepEqual(
      different.map(({ name }) => name),
      ['read_aloud'],
    );
  });

  it('tells people in both languages, and models at length, what each tool does', () => {
    for (const { name, title, description, modelDescription } of [...chatTools, ...agentTools]) {
      for (const text of [title.en, description.en]) assert.match(text, /[a-z]/, name);
      for (const text of [title.fa, description.fa]) assert.match(text, /\p{Script=Arabic}/u, name);
      assert.ok(modelDescription.length > 60, name);
    }
  });

  it('says of each field of an input what it is', () => {
    for (const { name, input } of [...chatTools, ...agentTools])
      for (const [field, schema] of Object.entries(jsonSchemaOf(input, 'input').properties ?? {}))
        assert.ok(Object(schema).description, `${name}, ${field}`);
  });

  it('names lists that its outputs have', () => {
    for (const { name, output, list } of [...chatTools, ...agentTools])
      if (list !== undefined)
        assert.equal(Object(jsonSchemaOf(output, 'output').properties?.[list]).type, 'array', name);
  });

  it('leaves to those who have set nothing what the settings are by default', () => {
    assert.deepEqual(defaultToolSettings, {
      includeEzafe: settings['diacritize.includeEzafe'].default,
      style: settings['pinglish.style'].choices[0],
      vowelNotation: settings['pinglish.vowelNotation'].choices[0],
      tidyRules: tidyRules({ get: () => undefined }),
      loanWords: settings['fromPinglish.loanWords'].choices[0],
    });
  });

  it('asks the chosen service only for what may be sent there', () => {
    const asking = chatTools.filter(({ asks }) => asks !== undefined).map(({ name }) => name);
    assert.deepEqual(asking, ['diacritize', 'pinglish', 'translate', 'read_aloud']);
    assert.ok(agentTools.every(({ name, asks }) => name !== 'read_aloud' || asks === undefined));
  });
});

describe('what a tool gives', () => {
  it('ties each marked word to its source, in code points', async () => {
    const host = toolHost({ diacritize: '😀 کِتاب، book می‌رَوَم.' });
    const output = await toolNamed('diacritize').run({ text: '😀 کتاب، book می‌روم.' }, host);
    assert.deepEqual(output['alignment'], [
      { source_start: 2, source_end: 6, source: 'کتاب', diacritized: 'کِتاب' },
      { source_start: 13, source_end: 19, source: 'می‌روم', diacritized: 'می‌رَوَم' },
    ]);
  });

  it('ties no words where they are not one for one', async () => {
    const host = toolHost({ diacritize: 'کتاب خوب' });
    const output = await toolNamed('diacritize').run({ text: 'کتاب' }, host);
    assert.deepEqual(output['alignment'], []);
  });

  it('has the places of warnings, as far as the service names them', async () => {
    const warnings = [
      { code: 'unknown_word', message: 'Not known.', codePointStart: 1, codePointEnd: 3 },
      { code: 'warning', message: 'Anywhere.' },
    ];
    const output = await toolNamed('translate').run(
      { text: 'کتاب' },
      toolHost({ translate: 'book', warnings }),
    );
    assert.deepEqual(output, {
      translation: 'book',
      warnings: [
        { code: 'unknown_word', message: 'Not known.', source_start: 1, source_end: 3 },
        { code: 'warning', message: 'Anywhere.' },
      ],
    });
  });

  it('is asked for as the model says, else as the user has set it', async () => {
    const host = toolHost({ pinglish: 'ketab', diacritize: 'کتاب' });
    await toolNamed('pinglish').run({ text: 'کتاب', style: 'systematic' }, host);
    await toolNamed('diacritize').run({ text: 'کتاب' }, host);
    await toolNamed('diacritize').run({ text: 'کتاب', include_ezafe: false }, host);
    assert.deepEqual(host.asked, [
      { name: 'pinglish', style: 'systematic', vowelNotation: 'double_a' },
      { name: 'diacritize', includeEzafe: true },
      { name: 'diacritize', includeEzafe: false },
    ]);
  });
});
