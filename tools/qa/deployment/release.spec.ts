import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { lostFiles, pageFiles } from './release.ts';

it('names the files of an old page that are gone or are others now', async (test) => {
  const files: Record<string, string> = {
    '/': '<link href="/style.0123456789.css"><script src="/main.abcdef0123.js"></script><img src="/logo.svg">',
    '/main.abcdef0123.js': 'start()',
    '/style.0123456789.css': 'a {}',
  };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(url in files ? 200 : 404).end(files[url]);
  }).listen(0, '127.0.0.1');
  test.after(() => server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = await pageFiles(url);
  assert.deepEqual([...before.keys()], ['/style.0123456789.css', '/main.abcdef0123.js']);
  assert.deepEqual(await lostFiles(url, before), []);
  files['/style.0123456789.css'] = '<p>Not found</p>';
  delete files['/main.abcdef0123.js'];
  assert.deepEqual(await lostFiles(url, before), ['/style.0123456789.css: 200', '/main.abcdef0123.js: 404']);
});
