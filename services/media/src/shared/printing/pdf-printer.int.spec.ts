import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from '@concord/nest-platform/testing';
import { readPdf } from '../../testing/printing';
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

const environment = () => new BrowserEnvironment(PATH, FONTCONFIG_FILE);
const page = (text: string) => `<!doctype html><title>${text}</title><p>${text}</p>`;

/** Process ids of the browsers that this process started. */
function browsers(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

// The product prints nothing without Chromium.
const whereItIs = CHROMIUM_PATH ? describe : describe.skip;

whereItIs('a printer', () => {
  const chromium = new ChromiumPath(CHROMIUM_PATH, PATH);

  it('prints one document after another in one browser, each alone', async () => {
    const printer = new PdfPrinter(chromium, environment());
    for (const text of ['first', 'second', 'third']) {
      const { text: shown, title } = await readPdf(await printer.print(page(text)));
      expect([shown, title]).toEqual([text, text]);
    }
    expect(browsers()).toHaveLength(1);
    await printer.close();
    expect(browsers()).toEqual([]);
  });

  it('replaces its browser after so many prints', async () => {
    const printer = new PdfPrinter(chromium, environment(), { printsPerBrowser: 2 });
    const seen = new Set<number>();
    for (let print = 0; print < 5; print += 1) {
      await printer.print(page('text'));
      for (const pid of browsers()) seen.add(pid);
    }
    await eventually(() => browsers().length === 1);
    await printer.close();
    expect([...seen].length).toBeGreaterThanOrEqual(2);
  });

  it('closes its browser when nothing is printed for a while, and starts another one', async () => {
    const printer = new PdfPrinter(chromium, environment(), { idleMs: 300 });
    await printer.print(page('first'));
    await eventually(() => browsers().length === 0);
    const { text } = await readPdf(await printer.print(page('second')));
    expect(text).toBe('second');
    await printer.close();
  });

  it('ends a print that takes too long, and prints the next one', async () => {
    const printer = new PdfPrinter(chromium, environment(), { printMs: 15_000 });
    await printer.print(page('text'));
    for (const pid of browsers()) process.kill(pid, 'SIGSTOP');
    await expect(printer.print(page('late'))).rejects.toThrow();
    const { text } = await readPdf(await printer.print(page('next')));
    expect(text).toBe('next');
    await printer.close();
  });

  it('has the sandbox on, unless this account or container allows none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const [program, log] = ['chromium', 'log'].map((name) => join(folder, name)) as [string, string];
    const refusing = `case "$*" in *--no-sandbox*) exec ${CHROMIUM_PATH} "$@";; esac; echo 'No usable sandbox!' >&2; exit 1`;
    writeFileSync(program, `#!/bin/sh\necho "$*" >> ${log}\n${refusing}\n`, { mode: 0o700 });
    const account = jest.spyOn(process, 'getuid').mockReturnValue(1000);
    const printer = new PdfPrinter(new ChromiumPath(program, PATH), environment());
    account.mockRestore();
    await printer.print(page('text'));
    await printer.close();
    // The start, the question why it failed, and the start without it.
    const starts = readFileSync(log, 'utf8').trim().split('\n');
    expect(starts.map((line) => line.includes('--no-sandbox'))).toEqual([false, false, true]);
    rmSync(folder, { recursive: true });
  });
});

whereItIs('a printed page', () => {
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
