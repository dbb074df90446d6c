import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/ports.ts';

// What is measured here calls no service, so none is started; the gateway only needs to know some address.
const NO_SERVICE = 'http://127.0.0.1:9';

async function answered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** The gateway alone with the built browser bundles, for as long as the work takes. */
export async function withStaticGateway<T>(work: (origin: string) => Promise<T>): Promise<T> {
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
    return await work(origin);
  } finally {
    gateway.kill();
    await exited;
  }
}
