import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { clientErrorCodes } from '../../../src/client/index.ts';
import { errorCodes } from '../../../src/contract/index.ts';
import { commands } from '../../../src/editor/contributions/commands.ts';
import { buttonCommands, buttonLabels, isCommandButton } from '../../../src/editor/failures/buttons.ts';
import { failureTable } from '../../../src/editor/failures/failureTable.ts';

const bundle: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../l10n/bundle.l10n.fa.json', import.meta.url), 'utf8'),
);

const filled = (text: string, values: readonly (string | number)[]) =>
  text.replaceAll(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));
const english = (text: string, ...values: (string | number)[]) => filled(text, values);
const persian = (text: string, ...values: (string | number)[]) =>
  filled(bundle[text] ?? assert.fail(`there is no Persian of "${text}"`), values);

const said = { message: 'It failed.', advice: 'Do this.', status: 502 };
const entries = Object.entries(failureTable(english, said));

describe('the table of failures', () => {
  it('has every code of the contract and of the client', () => {
    const known = entries.map(([code]) => code);
    const codes = [...Object.keys(errorCodes), ...clientErrorCodes];
    assert.deepEqual(
      codes.filter((code) => !known.includes(code)),
      [],
    );
    assert.ok(codes.length > 30);
  });

  it('has no code that both a service and the client may mean', () => {
    const codes: readonly string[] = clientErrorCodes;
    assert.deepEqual(
      Object.keys(errorCodes).filter((code) => codes.includes(code)),
      [],
    );
  });

  for (const [code, { message, advice, buttons }] of entries) {
    it(`says what happened and what to do in whole sentences: ${code}`, () => {
      assert.match(message, /^(The |There |Too |Harf |Something |It failed).*\.$/);
      assert.match(advice, /^([A-Z].*\.)?$/);
    });

    it(`leads somewhere: ${code}`, () => {
      const targets = buttons.filter(isCommandButton).map((button) => buttonCommands[button][0]);
      assert.ok(targets.length > 0);
      const known: readonly string[] = [...Object.keys(commands), 'workbench.action.openSettings'];
      for (const command of targets) assert.ok(known.includes(command), command);
    });
  }

  it('says all of it in Persian too, in Persian letters', () => {
    for (const [code, { message, advice }] of Object.entries(failureTable(persian, said)))
      for (const text of [message, advice].filter((each) => each !== said.message && each !== said.advice))
        if (text !== '') assert.match(text, /^\p{Script=Arabic}.*\.$/u, code);
  });

  it('has a word on each button, each another, in both languages', () => {
    for (const labels of [buttonLabels(english), buttonLabels(persian)]) {
      const words = Object.values(labels);
      assert.equal(new Set(words).size, words.length);
    }
    for (const label of Object.values(buttonLabels(persian))) assert.match(label, /^\p{Script=Arabic}/u);
  });
});
