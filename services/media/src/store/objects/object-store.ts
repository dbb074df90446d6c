import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unavailable } from '@concord/nest-platform';
import { storeErrors } from '@concord/observability';
import { Client } from 'minio';
import type { S3Env } from '../../env';
import { isKeyRefused, S3Clients } from './s3-clients';
import { isStoreFull, StoreFullError } from './store-full-error';

/** A request without traffic for this long fails. */
const IDLE_TIMEOUT_MS = 8000;
/** Validity of the signature of an upload from the disk, in seconds. */
const UPLOAD_SECONDS = 600;
const MISSING_CODES = new Set(['NoSuchKey', 'NotFound', 'NoSuchBucket']);

/** An object in a listing of the bucket. */
export interface ObjectEntry {
  key: string;
  storedAt: Date;
}

/** The private bucket of the media service, on any S3 endpoint. Every error except a missing object is a 503. */
export class ObjectStore {
  readonly bucket: string;
  private readonly clients: S3Clients;
  private readonly agent: http.Agent;
  private readonly library: typeof http | typeof https;
  private bucketReady?: Promise<void>;
  private readonly failures = storeErrors('s3');

  constructor(env: S3Env) {
    const url = new URL(env.S3_ENDPOINT);
    const secure = url.protocol === 'https:';
    const library = secure ? https : http;
    this.library = library;
    this.bucket = `${env.S3_BUCKET_PREFIX}-media`;
    this.agent = new library.Agent({ keepAlive: true, maxSockets: 32 });
    this.clients = new S3Clients(
      env,
      (accessKey, secretKey) =>
        new Client({
          endPoint: url.hostname,
          port: url.port ? Number(url.port) : secure ? 443 : 80,
          useSSL: secure,
          accessKey,
          secretKey,
          region: env.S3_REGION,
          pathStyle: env.S3_PATH_STYLE === 'on',
          transport: { request: requestWithTimeout(library) },
          transportAgent: this.agent,
          retryOptions: { maximumRetryCount: 1, baseDelayMs: 100, maximumDelayMs: 200 },
        }),
    );
  }

  /** Stores an object. The size is always sent, because not every S3 accepts a stream of unknown length. */
  async put(key: string, bytes: Buffer, type: string): Promise<void> {
    await this.ensureBucket();
    await this.guard((client) =>
      client.putObject(this.bucket, key, bytes, bytes.length, { 'Content-Type': type }),
    );
  }

  /**
   * Stores an object from a file, a piece at a time. One request: if interrupted, it leaves nothing
   * behind, unlike the parts of a multipart upload.
   * @throws StoreFullError; AppError 503.
   */
  async putFile(key: string, path: string, type: string, size: number): Promise<void> {
    await this.ensureBucket();
    const { status, text } = await this.guard(async (client) => {
      const url = await client.presignedPutObject(this.bucket, key, UPLOAD_SECONDS);
      const answer = await this.upload(url, path, type, size);
      const code = /<Code>(\w+)<\/Code>/.exec(answer.text)?.[1];
      if (isKeyRefused({ code })) throw Object.assign(new Error(answer.text.slice(0, 500)), { code });
      return answer;
    });
    if (status < 300) return;
    this.failures.count();
    const cause = new Error(`The object store answered ${status}: ${text.slice(0, 500)}`);
    if (isStoreFull(status, text)) throw new StoreFullError(cause);
    throw unavailable("Files can't be reached right now. Please try again", cause);
  }

  /** @returns undefined when there is no such object. */
  async stream(key: string): Promise<Readable | undefined> {
    return this.guard((client) => client.getObject(this.bucket, key).catch(undefinedWhenMissing));
  }

  /** @returns undefined when there is no such object. */
  async bytes(key: string): Promise<Buffer | undefined> {
    const stream = await this.stream(key);
    if (!stream) return undefined;
    return this.guarded(stream.toArray().then((chunks) => Buffer.concat(chunks as Buffer[])));
  }

  /** One page of the bucket's objects, sorted by key; `after` is the last key of the previous page. */
  async list(after: string, pageSize: number): Promise<ObjectEntry[]> {
    await this.ensureBucket();
    // ListObjects version 1, because s3rver cannot continue a listing of version 2.
    const { objects } = await this.guard((client) =>
      client.listObjectsQuery(this.bucket, '', after, { Delimiter: '', MaxKeys: pageSize }),
    );
    return objects.flatMap(({ name, lastModified }) =>
      name && lastModified ? [{ key: name, storedAt: new Date(lastModified) }] : [],
    );
  }

  /** Idempotent. */
  async remove(key: string): Promise<void> {
    await this.guard((client) => client.removeObject(this.bucket, key).catch(undefinedWhenMissing));
  }

  /** Creates the bucket when it is missing. @throws AppError 503 when the store does not answer. */
  async check(): Promise<void> {
    await this.ensureBucket();
    await this.guard((client) => client.bucketExists(this.bucket));
  }

  close(): void {
    this.agent.destroy();
  }

  private async upload(url: string, path: string, type: string, size: number) {
    const request = requestWithTimeout(this.library)(url, {
      method: 'PUT',
      agent: this.agent,
      headers: { 'content-type': type, 'content-length': size },
    });
    const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject);
    });
    // A full store answers before it has read everything: its answer says more than the broken pipe.
    const sent = pipeline(createReadStream(path), request).catch(() => undefined);
    const [answer] = await Promise.all([answered, sent]);
    const text = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
    return { status: answer.statusCode ?? 0, text };
  }

  private ensureBucket(): Promise<void> {
    this.bucketReady ??= this.guard((client) => this.createBucket(client)).catch((error: unknown) => {
      this.bucketReady = undefined;
      throw error;
    });
    return this.bucketReady;
  }

  private async createBucket(client: Client): Promise<void> {
    if (await client.bucketExists(this.bucket)) return;
    await client.makeBucket(this.bucket).catch(async (error: unknown) => {
      // Another process may have created it meanwhile.
      if (!(await client.bucketExists(this.bucket))) throw error;
    });
  }

  private guard<T>(operation: (client: Client) => Promise<T>): Promise<T> {
    return this.guarded(this.clients.run(operation));
  }

  private async guarded<T>(operation: Promise<T>): Promise<T> {
    try {
      return await operation;
    } catch (error) {
      this.failures.count();
      throw unavailable("Files can't be reached right now. Please try again", error);
    }
  }
}

function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && MISSING_CODES.has(String(error.code))) return undefined;
  throw error;
}

function requestWithTimeout(library: typeof http | typeof https): typeof http.request {
  return ((...asked: Parameters<typeof http.request>) => {
    const request = library.request(...asked);
    request.setTimeout(IDLE_TIMEOUT_MS, () => request.destroy(new Error('The object store does not answer')));
    return request;
  }) as typeof http.request;
}
