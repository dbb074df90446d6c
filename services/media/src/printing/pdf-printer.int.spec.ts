import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BrowserEnvironment } from './browser-environment';
import { ChromiumPath } from './chromium-path';
import { PdfPrinter } from './pdf-printer';

const { CHROMIUM_PATH, PATH = '', FONTCONFIG_FILE = '/etc/fonts/fonts.conf' } = process.env;

/** Everything by which markup makes a browser fetch something, without a script. */
const hostile = (address: string, file: string) => `<!doctype html><html><head>
<link rel="preconnect" href="${address}"><link rel="dns-prefetch" href="${address}">
<link rel="prefetch" href="${address}/a"><link rel="preload" as="image" href="${address}/b">
<link rel="stylesheet" href="${address}/c.css"><link rel="stylesheet" href="${file}">
<style>@import '${address}/d.css'; body { background: url(${address}/e.png) }
@font-face { font-family: f; src: url(${address}/f.ttf) } p { font-family: f }</style>
</head><body><p>text</p>
<img src="${address}/g.png"><img src="${file}"><iframe src="${address}/h"></iframe><iframe src="${file}"></iframe>
<object data="${address}/i"></object><embed src="${file}"><video src="${address}/j" autoplay></video>
<svg><image href="${address}/k.svg"/></svg>
<script>fetch('${address}/l'); document.body.append('scripted')</script></body></html>`;

/** Sends the browser elsewhere at once, which may come between it and the print. */
const leaving = (address: string) =>
  `<!doctype html><meta http-equiv="refresh" content="0;url=${address}/m"><p>text</p>`;

// Where there is no Chromium the product prints nothing, so there is nothing to reach out.
(CHROMIUM_PATH ? describe : describe.skip)('a printed page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  const printer = new PdfPrinter(
    new ChromiumPath(CHROMIUM_PATH, PATH),
    new BrowserEnvironment(PATH, FONTCONFIG_FILE),
  );
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  afterAll(async () => {
    await printer.close();
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('reaches neither the network nor files, and runs no script', async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const secret = join(folder, 'secret.html');
    writeFileSync(secret, `<img src="http://127.0.0.1:${port}/read-from-the-file">`);
    const pages = ['127.0.0.1', 'localhost'].map((host) =>
      printer.print(hostile(`http://${host}:${port}`, pathToFileURL(secret).href)),
    );
    for (const pdf of await Promise.all(pages)) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await Promise.allSettled([printer.print(leaving(`http://127.0.0.1:${port}`))]);
    expect(connections).toBe(0);
  });
});
