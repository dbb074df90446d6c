import { MongoClient } from 'mongodb';
import { Hall } from '../bench/exam/hall.ts';
import { parseOptions } from '../bench/options.ts';
import { machineText, printTable, type Table, whole } from '../bench/output.ts';
import { withProduct } from '../bench/product.ts';
import { Forms, makeFiles, REGISTER_PATH } from '../bench/register/forms.ts';
import { RedisUse } from '../bench/size/queue-bytes.ts';
import { saveCostRows } from '../bench/size/save-cost.ts';
import { sittingBytes } from '../bench/size/sitting-bytes.ts';
import { storedBytes } from '../bench/size/stored-bytes.ts';
import { makeSerials } from '../bench/staff.ts';
import { TcpBalancer } from '../bench/tcp-balancer.ts';
import { Connection, refusalText } from '../bench/connection.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { RunFile } from '../lib/run-file.ts';
import { s3Client } from '../lib/s3-client.ts';
import { waitUntil } from '../lib/wait.ts';
import type { Product } from '../platform/product.ts';

const QUEUED_MS = 10_000;
const USUAL = { applicants: 12, questions: 50, photoKb: 400, candidates: 60, seconds: 30 };

/** Collections of which there is a document for each candidate or applicant. */
const COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  students: ['students', 'serials', 'mails'],
  exams: ['assignments', 'attempts', 'results'],
  media: ['files'],
};

/** Registers applicants, each with a photo and some with documents. */
async function register(product: Product, hall: Hall, { applicants, photoKb }: typeof USUAL): Promise<void> {
  const forms = new Forms(await makeFiles(photoKb));
  const connection = new Connection(product.url);
  for (const serial of await makeSerials(hall.staff, applicants)) {
    const { key, body } = forms.fill(serial);
    const answer = await connection.call('POST', REGISTER_PATH, body, { 'idempotency-key': key });
    if (answer.status >= 400) throw new LauncherError(`A registration was refused: ${refusalText(answer)}`);
  }
  connection.close();
}

/** Bytes of Redis for a grading job that waits: its worker is halted while somebody submits. */
async function queuedBytes(product: Product, redis: RedisUse, submit: () => Promise<void>): Promise<number> {
  const worker = product.pidOf('exams-worker');
  if (!worker) throw new LauncherError('There is no exams-worker to halt.');
  process.kill(worker, 'SIGSTOP');
  let job = { keys: 0, bytes: 0 };
  const watch = async () => {
    const isQueued = async () => (job = await redis.of(/:grade-[0-9a-f]{24}$/)).keys > 0;
    await waitUntil(isQueued, { timeoutMs: QUEUED_MS }).finally(() => process.kill(worker, 'SIGCONT'));
  };
  await Promise.all([submit(), watch()]);
  return job.bytes / Math.max(1, job.keys);
}

async function mongoRows(env: NodeJS.ProcessEnv): Promise<Table> {
  const client = new MongoClient(env.MONGODB_URI ?? '');
  const rows: (string | number)[][] = [];
  for (const [service, names] of Object.entries(COLLECTIONS))
    for (const name of names) {
      const { document, indexes } = await storedBytes(
        client.db(`${env.MONGODB_DB_PREFIX}-${service}`).collection(name),
      );
      rows.push([`${service}.${name}`, whole(document), whole(indexes), whole(document + indexes)]);
    }
  await client.close();
  return [['MongoDB, bytes before compression', 'document', 'indexes', 'both'], ...rows];
}

async function objectBytes(env: NodeJS.ProcessEnv): Promise<{ count: number; bytes: number }> {
  const items = await Array.fromAsync(s3Client(env).listObjects(`${env.S3_BUCKET_PREFIX}-media`, '', true));
  const sizes = items.map((item) => (item as { size?: number }).size ?? 0);
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function measure(product: Product, options: typeof USUAL): Promise<void> {
  const stores = product.home && RunFile.storesOf(product.home);
  if (!stores) throw new LauncherError('Only a product on this machine can be measured: set CONCORD_HOME.');
  const env = { ...process.env, ...stores };
  for (const name of ['S3_ACCESS_KEY', 'S3_SECRET_KEY']) env[name] = product.variable('media', name);
  const redis = new RedisUse(product.variable('exams', 'REDIS_URL') ?? '');
  const counter = await TcpBalancer.start();
  counter.add(Number(new URL(product.url).port));
  try {
    const hall = await Hall.open(product.url);
    printStep('registering');
    const before = await redis.of(/./);
    await register(product, hall, options);
    const objects = await objectBytes(env);
    printStep('one candidate sits');
    let jobBytes = 0;
    const whileSubmitting = async (submit: () => Promise<void>) => {
      jobBytes = await queuedBytes(product, redis, submit);
    };
    const steps = await sittingBytes(hall, counter, options.questions, whileSubmitting);
    const after = await redis.of(/./);
    printTable(await mongoRows(env));
    print(
      `S3: ${whole(objects.bytes / options.applicants)} bytes and ${(objects.count / options.applicants).toFixed(1)} objects an applicant, photos of ${options.photoKb} kB sent`,
    );
    printTable([
      ['on the wire, bytes', 'sent', 'received'],
      ...steps.map(({ name, sent, received }) => [name, whole(sent), whole(received)]),
    ]);
    print(
      `Redis: ${whole(jobBytes)} bytes a waiting job; all keys ${before.bytes} bytes at the start, ${after.bytes} at the end`,
    );
    printTable(await saveCostRows(product, hall, options));
    print(`${machineText()}; ${product.stores}`);
  } finally {
    redis.close();
    await counter.close();
  }
}

/** Prints what an applicant and a candidate take in each store and on the wire, for `docs/benchmarks.md`. */
export async function benchSize(args: string[]): Promise<void> {
  const options = parseOptions(args, USUAL);
  await withProduct((product) => measure(product, options));
}
