import assert from 'node:assert/strict';
import fc from 'fast-check';
import { AudioLinks } from '../../../src/service/audio/audioLinks.ts';
import { Failure } from '../../../src/service/http/failure.ts';
import { INSTANT } from '../../support/testService.ts';

describe('a signed URL', () => {
  let now = INSTANT;
  beforeEach(() => {
    now = INSTANT;
  });
  const linksWith = (secret: string) => new AudioLinks(Buffer.from(secret), 3_600_000, () => now);
  const links = linksWith('secret');
  const audio = `${'0123456789abcdef'.repeat(4)}.wav`;
  const queryOf = (url: string) => new URL(url).searchParams;
  const assertInvalid = (query: URLSearchParams) =>
    assert.throws(
      () => links.verify(query),
      (error) => error instanceof Failure && error.code === 'audio_url_invalid',
    );

  it('is under the origin of the caller, on the documented path', () => {
    const { audio_url, audio_expires_at } = links.sign(audio, 'http://127.0.0.1:8080');
    assert.match(audio_url, /^http:\/\/127\.0\.0\.1:8080\/v1\/developer\/audio\?/);
    assert.equal(audio_expires_at, '2026-01-31T13:00:30.000Z');
  });

  it('names its audio until it expires', () => {
    const query = queryOf(links.sign(audio, 'http://localhost').audio_url);
    now = INSTANT + 3_599_999;
    assert.equal(links.verify(query), audio);
    now = INSTANT + 3_600_000;
    assertInvalid(query);
  });

  it('is valid for every holder of the secret, and for nobody else', () => {
    const query = queryOf(linksWith('secret').sign(audio, 'http://localhost').audio_url);
    assert.equal(links.verify(query), audio);
    assertInvalid(queryOf(linksWith('other').sign(audio, 'http://localhost').audio_url));
  });

  it('is void if a parameter is missing', () => {
    assertInvalid(new URLSearchParams());
    for (const name of ['audio', 'expires', 'signature']) {
      const query = queryOf(links.sign(audio, 'http://localhost').audio_url);
      query.delete(name);
      assertInvalid(query);
    }
  });

  it('is void if any character is another one, or one more', () => {
    const { search } = new URL(links.sign(audio, 'http://localhost').audio_url);
    const values = [...search.matchAll(/=([^&]+)/g)].flatMap(({ 1: value = '', index }) =>
      Array.from({ length: value.length }, (_, offset) => index + 1 + offset),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...values),
        fc.constantFrom(...'0123456789abcdefghijklmno.'),
        (at, other) => {
          const replaced = `${search.slice(0, at)}${other}${search.slice(at + 1)}`;
          if (replaced !== search) assertInvalid(new URLSearchParams(replaced));
          assertInvalid(new URLSearchParams(`${search.slice(0, at)}${other}${search.slice(at)}`));
        },
      ),
    );
  });
});
