import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';

const MAIN = join(import.meta.dirname, 'ask-store-main.ts');
const LIMIT_MS = 5000;
/** Time-out of the child process, on a busy machine. */
const START_MS = 15_000;

async function ask(question: string, url: string, limitMs: number, password?: string): Promise<void> {
  const { code, output } = await runProgram(process.execPath, [MAIN, question, String(limitMs)], {
    env: { ...process.env, STORE_URL: url, STORE_PASSWORD: password },
    timeoutMs: limitMs + START_MS,
  });
  if (code !== 0) throw new Error(output.trim() || 'no answer');
}

/** @throws Error with the driver's message when no MongoDB server answers */
export const mongoAnswers = (uri: string, limitMs = LIMIT_MS): Promise<void> => ask('mongodb', uri, limitMs);

/** @throws Error with the driver's message when neither Redis nor any of its Sentinels answers */
export const redisAnswers = (url: string): Promise<void> => ask('redis', url, LIMIT_MS);

/** Sets the password of the product's account, on a MongoDB that does not require one yet. */
export const setMongoUser = (uri: string, password: string): Promise<void> =>
  ask('mongodb-user', uri, LIMIT_MS, password);
