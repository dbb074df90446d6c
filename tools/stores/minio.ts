import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { freePort } from '../lib/ports.ts';
import { httpStatus } from '../lib/wait.ts';
import { isProgram, which } from '../lib/which.ts';
import type { Store, StoreContext } from './store.ts';

// The last source release; its authors no longer publish images or binaries.
const MINIO = 'github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c';

const cached = (cache: string): string => join(cache, 'minio', 'minio');

export function findMinio(cache: string): string | undefined {
  return which(['minio']) ?? (isProgram(cached(cache)) ? cached(cache) : undefined);
}

/**
 * Builds MinIO with the machine's Go into the cache, at low priority and without debugging data; takes
 * minutes the first time. Undefined on failure.
 */
export async function buildMinio(cache: string): Promise<string | undefined> {
  const go = which(['go']);
  if (!go) return undefined;
  mkdirSync(join(cache, 'minio'), { recursive: true });
  const draft = mkdtempSync(join(cache, 'minio-build-'));
  const command = [...(which(['nice']) ? ['nice', '-n', '15'] : []), go, 'install', '-ldflags=-s -w', MINIO];
  const { code } = await runProgram(command[0] ?? go, command.slice(1), {
    env: { ...process.env, CGO_ENABLED: '0', GOBIN: draft },
  });
  const built = join(draft, 'minio');
  if (code === 0 && existsSync(built)) renameSync(built, cached(cache));
  rmSync(draft, { recursive: true, force: true });
  return findMinio(cache);
}

export async function startMinio(context: StoreContext, binary: string, name = 's3'): Promise<Store> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const { S3_ACCESS_KEY, S3_SECRET_KEY } = context.secrets;
  const folder = join(context.home, 'data', 'minio');
  mkdirSync(folder, { recursive: true });
  const args = ['server', folder, '--address', `127.0.0.1:${port}`];
  const env = {
    ...process.env,
    MINIO_ROOT_USER: S3_ACCESS_KEY,
    MINIO_ROOT_PASSWORD: S3_SECRET_KEY,
    // Its web console takes 8 MB, and a port.
    MINIO_BROWSER: 'off',
    // A soft limit: at rest the runtime gives back 28 MB that the start took. Uploads take what they
    // need, as fast as without it.
    GOMEMLIMIT: '32MiB',
  };
  const ready = async () => (await httpStatus(`${endpoint}/minio/health/ready`)) === 200;
  await context.supervisor.start({ name, command: binary, args, env, quiet: true }, ready);
  return { label: `MinIO (${binary})`, env: { S3_ENDPOINT: endpoint, S3_ACCESS_KEY, S3_SECRET_KEY } };
}
