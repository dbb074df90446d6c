import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { unavailable } from '@concord/nest-platform';
import { Client } from 'minio';
import type { MediaEnv } from '../env';

/** A store that sends nothing for this long counts as away. */
const IDLE_MS = 8000;
const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchBucket']);

type StoreEnv = Pick<MediaEnv, 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_BUCKET_PREFIX'>;

/** An object as a listing of the bucket tells it. */
export interface StoredObject {
  key: string;
  storedAt: Date;
}

/** The one private bucket of the media service, on any S3 endpoint. Every error but "missing" is a 503. */
export class ObjectStore {
  readonly bucket: string;
  private readonly client: Client;
  private readonly agent: http.Agent;
  private ready?: Promise<void>;

  constructor(env: StoreEnv) {
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
      region: 'us-east-1',
      pathStyle: true,
      transport: { request: requestWithTimeout(library) },
      transportAgent: this.agent,
      retryOptions: { maximumRetryCount: 1, baseDelayMs: 100, maximumDelayMs: 200 },
    });
  }

  /** Stores an object; the size is always told, because not every S3 takes a stream of unknown length. */
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

  /** One page of what the bucket holds, by key; the next page begins after the last key of this one. */
  async page(after: string, size: number): Promise<StoredObject[]> {
    await this.ensureBucket();
    // Version 1 of the call: s3rver cannot continue a list of version 2.
    const { objects } = await this.guard(
      this.client.listObjectsQuery(this.bucket, '', after, { Delimiter: '', MaxKeys: size }),
    );
    return objects.flatMap(({ name, lastModified }) =>
      name && lastModified ? [{ key: name, storedAt: new Date(lastModified) }] : [],
    );
  }

  /** Removing what is not there is fine. */
  async remove(key: string): Promise<void> {
    await this.guard(this.client.removeObject(this.bucket, key).catch(undefinedWhenMissing));
  }

  /** @throws AppError 503 when the store does not answer; makes the bucket when it is missing. */
  async check(): Promise<void> {
    await this.ensureBucket();
    await this.guard(this.client.bucketExists(this.bucket));
  }

  close(): void {
    this.agent.destroy();
  }

  private ensureBucket(): Promise<void> {
    this.ready ??= this.guard(this.makeBucket()).catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  private async makeBucket(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    await this.client.makeBucket(this.bucket).catch(async (error: unknown) => {
      // Another process of ours may have made it in between.
      if (!(await this.client.bucketExists(this.bucket))) throw error;
    });
  }

  private async guard<T>(operation: Promise<T>): Promise<T> {
    try {
      return await operation;
    } catch (error) {
      throw unavailable('Files cannot be reached at the moment, please try again', error);
    }
  }
}

function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return undefined;
  throw error;
}

function requestWithTimeout(library: typeof http | typeof https): typeof http.request {
  return ((options: http.RequestOptions, onAnswer?: (answer: http.IncomingMessage) => void) => {
    const request = library.request(options, onAnswer);
    request.setTimeout(IDLE_MS, () => request.destroy(new Error('The object store does not answer')));
    return request;
  }) as typeof http.request;
}
