import type { Client } from 'minio';
import { type Db, MongoClient } from 'mongodb';
import { LauncherError } from '../../lib/launcher-error.ts';
import { homeDir } from '../../lib/paths.ts';
import { RunFile } from '../../lib/run-file.ts';
import { s3Client } from '../../lib/s3-client.ts';

const NEEDED = ['MONGODB_URI', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
const LIMIT_MS = 5000;

/** Addresses of the stores in the environment, or of the product that runs on CONCORD_HOME. */
export function storeAddresses(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length === 0) return env;
  const stores = RunFile.storesOf(homeDir(env));
  if (stores) return { ...env, ...stores };
  throw new LauncherError(
    `Concord does not run on ${homeDir(env)}: start it, or set CONCORD_HOME, or set ${missing.join(', ')}.`,
  );
}

/** Direct access to the stores. */
export class Stores {
  readonly students: Db;
  readonly exams: Db;
  readonly media: Db;
  readonly members: Db;
  readonly s3: Client;
  readonly bucket: string;
  private readonly mongo: MongoClient;

  constructor(env: NodeJS.ProcessEnv) {
    const { MONGODB_URI = '', MONGODB_DB_PREFIX = 'concord', S3_BUCKET_PREFIX = 'concord' } = env;
    this.mongo = new MongoClient(MONGODB_URI, { serverSelectionTimeoutMS: LIMIT_MS });
    this.students = this.mongo.db(`${MONGODB_DB_PREFIX}-students`);
    this.exams = this.mongo.db(`${MONGODB_DB_PREFIX}-exams`);
    this.media = this.mongo.db(`${MONGODB_DB_PREFIX}-media`);
    this.members = this.mongo.db(`${MONGODB_DB_PREFIX}-members`);
    this.bucket = `${S3_BUCKET_PREFIX}-media`;
    this.s3 = s3Client(env);
  }

  /** The keys of all objects. */
  async objects(): Promise<string[]> {
    if (!(await this.s3.bucketExists(this.bucket))) return [];
    // ListObjects version 1, because s3rver cannot make the page token of version 2.
    const items = await Array.fromAsync(this.s3.listObjects(this.bucket, '', true));
    return items.flatMap((item) => (item as { name?: string }).name ?? []);
  }

  close(): Promise<void> {
    return this.mongo.close();
  }
}
