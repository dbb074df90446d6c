import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { unavailable } from '@concord/nest-platform';
import { storeErrors } from '@concord/observability';
import { Client } from 'minio';
import type { S3Env } from '../env';

/** A request without traffic for this long fails. */
const IDLE_TIMEOUT_MS = 8000;
const MISSING_CODES = new Set(['NoSuchKey', 'NotFound', 'NoSuchBucket']);

/** An object in a listing of the bucket. */
export interface ObjectEntry {
  key: string;
  storedAt: Date;
}

/** The private bucket of the media service, on any S3 endpoint. Every error except a missing object is a 503. */
export class ObjectStore {
  readonly bucket: string;
  private readonly client: Client;
  private readonly agent: http.Agent;
  private bucketReady?: Promise<void>;
  private readonly failures = storeErrors('s3');

  constructor(env: S3Env) {
    const url = new URL(env.S3_ENDPOINT);
    const secure = url.protocol === 'https:';
    const library = secure ? https : http;
    this.bucket = `${env.S3_BUCKET_PREFIX}-media`;
    this.agent = new library.Agent({ keepAlive: true, maxSockets: 32 });
    this.client = new Client({
      endPoint: url.hostname,
      port: url.port ? Number(url.port) : secure ? 443 : 80,
      useSSL: secure,
      accessKey: env.S3_ACCESS_KEY,
      secretKey: env.S3_SECRET_KEY,
      region: env.S3_REGION,
      pathStyle: env.S3_PATH_STYLE === 'on',
      transport: { request: requestWithTimeout(library) },
      transportAgent: this.agent,
      retryOptions: { maximumRetryCount: 1, baseDelayMs: 100, maximumDelayMs: 200 },
    });
  }

  /** Stores an object. The size is always sent, because not every S3 accepts a stream of unknown length. */
  async put(key: string, bytes: Buffer, type: string): Promise<void> {
    await this.ensureBucket();
    await this.guard(this.client.putObject(this.bucket, key, bytes, bytes.length, { 'Content-Type': type }));
  }

  /** @returns undefined when there is no such object. */
  async stream(key: string): Promise<Readable | undefined> {
    return this.guard(this.client.getObject(this.bucket, key).catch(undefinedWhenMissing));
  }

  /** @returns undefined when there is no such object. */
  async bytes(key: string): Promise<Buffer | undefined> {
    const stream = await this.stream(key);
    if (!stream) return undefined;
    return this.guard(stream.toArray().then((chunks) => Buffer.concat(chunks as Buffer[])));
  }

  /** One page of the bucket's objects, by key. The next page begins after the last key of this one. */
  async list(after: string, pageSize: number): Promise<ObjectEntry[]> {
    await this.ensureBucket();
    // ListObjects version 1, because s3rver cannot continue a listing of version 2.
    const { objects } = await this.guard(
      this.client.listObjectsQuery(this.bucket, '', after, { Delimiter: '', MaxKeys: pageSize }),
    );
    return objects.flatMap(({ name, lastModified }) =>
      name && lastModified ? [{ key: name, storedAt: new Date(lastModified) }] : [],
    );
  }

  /** Idempotent. */
  async remove(key: string): Promise<void> {
    await this.guard(this.client.removeObject(this.bucket, key).catch(undefinedWhenMissing));
  }

  /** Creates the bucket when it is missing. @throws AppError 503 when the store does not answer. */
  async check(): Promise<void> {
    await this.ensureBucket();
    await this.guard(this.client.bucketExists(this.bucket));
  }

  close(): void {
    this.agent.destroy();
  }

  private ensureBucket(): Promise<void> {
    this.bucketReady ??= this.guard(this.createBucket()).catch((error: unknown) => {
      this.bucketReady = undefined;
      throw error;
    });
    return this.bucketReady;
  }

  private async createBucket(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    await this.client.makeBucket(this.bucket).catch(async (error: unknown) => {
      // Another process may have created it meanwhile.
      if (!(await this.client.bucketExists(this.bucket))) throw error;
    });
  }

  private async guard<T>(operation: Promise<T>): Promise<T> {
    try {
      return await operation;
    } catch (error) {
      this.failures.count();
      throw unavailable('Files cannot be reached at the moment, please try again', error);
    }
  }
}

function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && MISSING_CODES.has(String(error.code))) return undefined;
  throw error;
}

function requestWithTimeout(library: typeof http | typeof https): typeof http.request {
  return ((options: http.RequestOptions, onResponse?: (response: http.IncomingMessage) => void) => {
    const request = library.request(options, onResponse);
    request.setTimeout(IDLE_TIMEOUT_MS, () => request.destroy(new Error('The object store does not answer')));
    return request;
  }) as typeof http.request;
}
