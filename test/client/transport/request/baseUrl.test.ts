import assert from 'node:assert/strict';
import { type BaseUrlProblem, checkBaseUrl } from '../../../../src/client/index.ts';

describe('the check of a base address', () => {
  const accepts = (value: string, baseUrl: string) =>
    assert.deepEqual(checkBaseUrl(value), { ok: true, baseUrl });
  const refuses = (value: string, problem: BaseUrlProblem) =>
    assert.deepEqual(checkBaseUrl(value), { ok: false, problem });

  it('accepts HTTPS, and plain HTTP on this computer, in their normal form', () => {
    accepts(' https://API.example.com/ ', 'https://api.example.com');
    accepts('https://api.example.com:8443/persian//', 'https://api.example.com:8443/persian');
    accepts('http://localhost:8080', 'http://localhost:8080');
    accepts('\u00a0https://api.example.com\u00a0', 'https://api.example.com');
    accepts('http://127.0.0.1:1/', 'http://127.0.0.1:1');
    accepts('http://127.100.20.255', 'http://127.100.20.255');
    accepts('http://[::1]:1', 'http://[::1]:1');
  });

  it('refuses plain HTTP elsewhere, and other schemes', () => {
    refuses('http://api.example.com', 'plainHttp');
    refuses('http://127.0.0.1.example.com', 'plainHttp');
    refuses('http://localhost.example.com', 'plainHttp');
    refuses('ftp://api.example.com', 'notHttps');
    refuses('file:///etc/passwd', 'notHttps');
  });

  it('refuses what is no URL', () => {
    for (const value of ['', 'api.example.com', 'https://', 'https:\\\\a.example']) refuses(value, 'notUrl');
  });

  it('refuses credentials, queries and fragments', () => {
    for (const credentials of ['user:secret', 'user', ':secret'])
      refuses(`https://${credentials}@api.example.com`, 'hasCredentials');
    for (const end of ['?', '?a=1', '#']) refuses(`https://api.example.com/${end}`, 'hasQuery');
  });
});
