import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { printStep } from '../lib/console.ts';
import { ROOT } from '../lib/paths.ts';
import { startFirst } from './start-first.ts';
import { failedRecently, rememberFailure } from './failed-downloads.ts';
import { externalMongo } from './external.ts';
import { startProtected } from './protected-mongodb.ts';
import { pythonPackage } from './python-package.ts';
import { onPath } from './on-path.ts';
import { type Candidates, MissingError, type Store, type StoreContext } from './store.ts';

const SECANTUSDB = 'SecantusDB==0.7.0b3';
const SECANTUSDB_MAIN = join(ROOT, 'tools', 'stores', 'secantusdb-main.py');
const DOWNLOAD = 'mongod-download';

function dataFolder({ home }: StoreContext, kind: string): string {
  const folder = join(home, 'data', kind);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const startMongod = (context: StoreContext, binary: string): Promise<Store> =>
  startProtected(context, {
    label: `MongoDB (${binary})`,
    command: binary,
    args: ['--bind_ip', '127.0.0.1', '--dbpath', dataFolder(context, 'mongodb')],
    folder: dataFolder(context, 'mongodb'),
    options: '',
  });

async function startSecantus(context: StoreContext): Promise<Store> {
  const { folder, command } = await pythonPackage(context.cache, SECANTUSDB);
  const data = dataFolder(context, 'secantusdb');
  const store = await startProtected(context, {
    label: 'SecantusDB 0.7.0b3 (MongoDB protocol)',
    command,
    args: [SECANTUSDB_MAIN, '--storage-path', data, '--sync-on-commit', '--standalone'],
    env: { ...process.env, PYTHONPATH: folder },
    folder: data,
    // SecantusDB's retryable writes become slow, and may apply an increment twice after a crash. A hanging
    // server still accepts connections, hence the time-out.
    options: '&retryWrites=false&serverSelectionTimeoutMS=5000',
    // Message of its storage engine after a full disk; the server itself would hang.
    mustRestart: 'WT_PANIC',
  });
  // It cannot sort by an index.
  return { ...store, env: { ...store.env, LIST_READER: 'memory' } };
}

/** Path of mongod, downloaded once per machine. */
async function downloadMongod(cache: string): Promise<string> {
  if (failedRecently(cache, DOWNLOAD))
    throw new MissingError('downloading mongod failed less than a day ago');
  printStep('Fetching mongod (once for this machine)');
  try {
    const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
    return await MongoBinary.getPath({ downloadDir: join(cache, 'mongod') });
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0] ?? '';
    rememberFailure(cache, DOWNLOAD, reason);
    throw new MissingError(`mongod could not be downloaded (${reason})`);
  }
}

export async function mongodb(context: StoreContext): Promise<Store> {
  const { home, cache, env } = context;
  if (env.MONGODB_URI) return externalMongo(env.MONGODB_URI);
  const candidates: Candidates = {
    mongod: async () => startMongod(context, onPath('mongod')),
    'mongod-downloaded': async () => startMongod(context, await downloadMongod(cache)),
    secantusdb: () => startSecantus(context),
  };
  const advice = 'Install MongoDB or Python 3.10 with pip, or set MONGODB_URI.';
  return startFirst(home, 'MongoDB', candidates, advice);
}
