import assert from 'node:assert/strict';
import { send } from '../../support/rawRequest.ts';
import { finishedJob } from '../../support/speechJobs.ts';
import { testApp } from '../../support/testService.ts';

describe('the download of audio', () => {
  const tested = testApp();

  /** A signed path, and the tag and the length of what lies there. */
  const audio = async () => {
    const job = await finishedJob(tested, { text: 'سلام', tier: 'basic', voice: 'ava' });
    const { pathname, search } = new URL(job.audio_url ?? '');
    const path = pathname + search;
    const { headers } = await send(tested, { path, key: null, method: 'HEAD' });
    return { path, etag: headers.get('etag') ?? '', length: Number(headers.get('content-length')) };
  };

  const status = async (path: string, headers: Record<string, string>) => {
    const response = await send(tested, { path, key: null, headers });
    await response.arrayBuffer();
    return response.status;
  };

  it('is answered with 304 where If-None-Match has its tag, strong or weak, or any', async () => {
    const { path, etag } = await audio();
    for (const header of [etag, `W/${etag}`, `"b", ${etag}`, `"b" ,W/${etag}`, '*'])
      assert.equal(await status(path, { 'if-none-match': header }), 304, header);
    for (const header of [etag.slice(1, -1), '"b"', etag.toUpperCase(), `"a${etag.slice(1)}`, '"*"'])
      assert.equal(await status(path, { 'if-none-match': header }), 200, header);
  });

  it('heeds the tag alone, not what a cache says beside it', async () => {
    const { path, etag } = await audio();
    const headers = { 'if-none-match': etag, 'cache-control': 'no-cache' };
    assert.equal(await status(path, headers), 304);
    assert.equal(await status(path, { 'if-modified-since': new Date().toUTCString() }), 200);
  });

  it('is a part of it where a range asks for one, of the very file that If-Range names', async () => {
    const { path, etag, length } = await audio();
    const range = 'bytes=10-19';
    const part = await send(tested, { path, key: null, headers: { range, 'if-range': etag } });
    assert.equal(part.headers.get('content-range'), `bytes 10-19/${length}`);
    assert.equal((await part.arrayBuffer()).byteLength, 10);
    assert.equal(await status(path, { range, 'if-range': '"other"' }), 200);
    assert.equal(await status(path, { range: `bytes=-${length + 1}` }), 206);
    assert.equal(await status(path, { range: 'bytes=3-2' }), 200);
    assert.equal(await status(path, { range: `bytes=${length}-` }), 416);
  });
});
