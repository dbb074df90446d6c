import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { httpStatus } from '../lib/wait.ts';
import { startFirst } from './start-first.ts';
import { externalS3 } from './external.ts';
import { findMinio, startMinio } from './minio.ts';
import { type Candidates, MissingError, type Store, type StoreContext } from './store.ts';

async function startS3rver(context: StoreContext): Promise<Store> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const { S3_ACCESS_KEY, S3_SECRET_KEY } = context.secrets;
  const folder = join(context.home, 'data', 's3');
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, PORT: String(port), S3_FOLDER: folder, S3_ACCESS_KEY, S3_SECRET_KEY };
  const args = [join(ROOT, 'tools', 'stores', 's3rver-main.ts')];
  const ready = async () => (await httpStatus(endpoint)) !== 0;
  await context.supervisor.start({ name: 's3', command: process.execPath, args, env, quiet: true }, ready);
  return { label: 's3rver (S3 on a folder)', env: { S3_ENDPOINT: endpoint, S3_ACCESS_KEY, S3_SECRET_KEY } };
}

export function s3(context: StoreContext): Promise<Store> {
  const { home, cache, env } = context;
  if (env.S3_ENDPOINT) return externalS3(env.S3_ENDPOINT, env);
  const candidates: Candidates = {
    minio: async () => {
      const binary = findMinio(cache);
      if (binary) return startMinio(context, binary);
      throw new MissingError('minio is not installed');
    },
    s3rver: () => startS3rver(context),
  };
  return startFirst(home, 'S3', candidates, 'Set S3_ENDPOINT.');
}
