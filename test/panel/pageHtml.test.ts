import assert from 'node:assert/strict';
import { pageHtml } from '../../src/panel/pageHtml.ts';

const html = pageHtml({
  language: 'fa',
  title: 'حرف <&"\'>',
  cspSource: 'https://*.vscode-cdn.net',
  nonce: 'abc+/=',
  scriptUri: 'https://file.vscode-cdn.net/panel.js?a=1&b=2',
  styleUri: 'https://file.vscode-cdn.net/panel.css',
});

describe('the document of the read-aloud panel', () => {
  it('forbids all but its own script, styles, and sound that it was given', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'");
    assert.deepEqual(policy?.split('; '), [
      "default-src 'none'",
      "script-src 'nonce-abc+/='",
      "style-src https://*.vscode-cdn.net 'nonce-abc+/='",
      'font-src https://*.vscode-cdn.net',
      'media-src blob:',
    ]);
  });

  it('has one script, with the nonce, and none in line', () => {
    const scripts = html.match(/<script[^>]*>[^<]*<\/script>/g);
    assert.deepEqual(scripts, [
      '<script type="module" nonce="abc+/=" src="https://file.vscode-cdn.net/panel.js?a=1&#38;b=2"></script>',
    ]);
    assert.doesNotMatch(html, /<style|style=|onload=/);
  });

  it('takes nothing in its title for markup', () => {
    assert.match(html, /<title>حرف &#60;&#38;&#34;&#39;&#62;<\/title>/);
  });
});
