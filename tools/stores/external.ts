import { setTimeout as pause } from 'node:timers/promises';
import { LauncherError } from '../lib/launcher-error.ts';
import { httpStatus } from '../lib/wait.ts';
import { mongoAnswers, redisAnswers } from './ask-store.ts';
import type { Store } from './store.ts';

const LIMIT_MS = 5000;

/** An address for the console, without its password. */
export const withoutPassword = (address: string): string =>
  address.replace(/(\/\/[^/@]*?):[^/@]*@/, '$1:***@');

async function orFault(variable: string, address: string, check: () => Promise<void>): Promise<void> {
  const late = pause(LIMIT_MS + 1000, undefined, { ref: false }).then(() => {
    throw new Error('no answer');
  });
  try {
    await Promise.race([check(), late]);
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    throw new LauncherError(
      `${variable} is set, but ${withoutPassword(address)} cannot be used: ${reason}. ` +
        `Start it, correct ${variable}, or unset it and the launcher brings its own.`,
    );
  }
}

export async function externalMongo(uri: string): Promise<Store> {
  await orFault('MONGODB_URI', uri, () => mongoAnswers(uri));
  return { label: `MongoDB at ${withoutPassword(uri)}`, env: { MONGODB_URI: uri } };
}

export async function externalRedis(url: string): Promise<Store> {
  await orFault('REDIS_URL', url, () => redisAnswers(url));
  return { label: `Redis at ${withoutPassword(url)}`, env: { REDIS_URL: url } };
}

export async function externalS3(endpoint: string, env: NodeJS.ProcessEnv): Promise<Store> {
  const { S3_ACCESS_KEY, S3_SECRET_KEY } = env;
  if (!S3_ACCESS_KEY || !S3_SECRET_KEY) {
    throw new LauncherError('S3_ENDPOINT is set, so S3_ACCESS_KEY and S3_SECRET_KEY must be set as well.');
  }
  await orFault('S3_ENDPOINT', endpoint, async () => {
    if ((await httpStatus(endpoint)) === 0) throw new Error('nothing answers there');
  });
  return { label: `S3 at ${endpoint}`, env: { S3_ENDPOINT: endpoint, S3_ACCESS_KEY, S3_SECRET_KEY } };
}
