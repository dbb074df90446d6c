/**
 * What a first visit to `/` costs: compressed JavaScript in bytes as the browser received it through the gateway, and
 * which remotes it loaded. Build the browser bundles and the gateway first, then `node tools/bench/web-bytes.ts`.
 */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const LIMIT_BYTES = 170_000;
const EXPECTED_REMOTES = ['public_app'];
const ROOT = resolve(import.meta.dirname, '../..');
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`${url} does not answer`);
}

async function visit(url: string) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const scripts = new Map<string, Promise<number>>();
    const remotes = new Set<string>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      const remote = /^\/remotes\/([^/]+)\//.exec(pathname)?.[1];
      if (remote) remotes.add(remote);
      if (pathname.endsWith('.js')) {
        scripts.set(
          pathname,
          request.sizes().then(({ responseBodySize }) => responseBodySize),
        );
      }
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sizes = await Promise.all([...scripts].map(async ([path, size]) => ({ path, bytes: await size })));
    return { sizes, remotes: [...remotes].sort() };
  } finally {
    await browser.close();
  }
}

// The page's first visit calls no service, so none is started; the gateway only needs to know some address.
const NO_SERVICE = 'http://127.0.0.1:9';
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const gateway = spawn(process.execPath, ['dist/main.js'], {
  cwd: resolve(ROOT, 'services/gateway'),
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    WEB_ROOT: resolve(ROOT, 'apps'),
    LOG_LEVEL: 'silent',
    STUDENTS_URL: NO_SERVICE,
    EXAMS_URL: NO_SERVICE,
    MEDIA_URL: NO_SERVICE,
    STUDENTS_WORKER_URL: NO_SERVICE,
    EXAMS_WORKER_URL: NO_SERVICE,
    MEDIA_WORKER_URL: NO_SERVICE,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const exited = once(gateway, 'exit');
try {
  await answered(`${origin}/remotes.json`);
  const { sizes, remotes } = await visit(origin);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${path}`);
  console.log(`${String(total).padStart(8)}  bytes of JavaScript on /, at most ${LIMIT_BYTES}`);
  console.log(`remotes loaded: ${remotes.join(', ')}`);
  if (total > LIMIT_BYTES || remotes.join() !== EXPECTED_REMOTES.join()) process.exitCode = 1;
} finally {
  gateway.kill();
  await exited;
}
