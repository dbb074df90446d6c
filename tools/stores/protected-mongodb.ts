import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { freePort, isListening } from '../lib/ports.ts';
import { mongoAnswers, setMongoUser } from './ask-store.ts';
import type { Store, StoreContext } from './store.ts';

/** A server of MongoDB's protocol that asks for a password with `--auth`. */
interface Server {
  label: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Folder of its data. */
  folder: string;
  /** Further parameters of the address. */
  options: string;
  mustRestart?: string;
}

const USER = 'concord';
const NAME = 'mongodb';

async function answers(port: number, uri: string): Promise<boolean> {
  // A query starts a process, so it waits until something listens.
  if (!(await isListening(port))) return false;
  try {
    await mongoAnswers(uri, 500);
    return true;
  } catch {
    return false;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Starts a server that accepts only one account, with the password of this data folder. A server creates
 * accounts only for clients that it accepts, so new data, and data from before there was a password, is first
 * opened without one, on a port that nobody knows yet.
 */
export async function startProtected({ supervisor, secrets }: StoreContext, server: Server): Promise<Store> {
  const { label, command, env, folder, options, mustRestart } = server;
  const { MONGODB_PASSWORD: password } = secrets;
  const start = async (port: number, uri: string, ...more: string[]) => {
    const args = [...server.args, '--port', String(port), ...more];
    await supervisor.start({ name: NAME, command, args, env, quiet: true, mustRestart }, () =>
      answers(port, uri),
    );
  };
  const mark = `${createHash('sha256').update(password).digest('hex')}\n`;
  const file = `${folder}.user`;
  if (textOf(file) !== mark) {
    const port = await freePort();
    const open = `mongodb://127.0.0.1:${port}/?directConnection=true`;
    await start(port, open);
    await setMongoUser(open, password);
    await supervisor.end(NAME);
    writeFileSync(file, mark, { mode: 0o600 });
  }
  const port = await freePort();
  const uri = `mongodb://${USER}:${password}@127.0.0.1:${port}/?authSource=admin${options}`;
  await start(port, uri, '--auth');
  return { label, env: { MONGODB_URI: uri } };
}
