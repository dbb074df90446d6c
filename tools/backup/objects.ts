import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'minio';
import { s3Client } from '../lib/s3-client.ts';
import { inParallel } from '../seed/api.ts';
import type { BackupEnv } from './env.ts';
import type { StoredObject } from './manifest.ts';

const AT_ONCE = 8;

/** File name of a key: without slashes, and without dots that lead to other folders. */
export const fileNameOf = (key: string): string => encodeURIComponent(key).replace(/^\./, '%2E');
const objectKeyOf = (name: string): string => decodeURIComponent(name);

/** Keys and sizes of the files of a folder. */
export const filesIn = (folder: string): Pick<StoredObject, 'key' | 'size'>[] =>
  readdirSync(folder).map((name) => ({ key: objectKeyOf(name), size: statSync(join(folder, name)).size }));

/** The objects of the product in its S3 store. */
export class Objects {
  private readonly s3: Client;
  private readonly bucket: string;

  constructor(env: BackupEnv) {
    this.s3 = s3Client({ ...env });
    this.bucket = `${env.S3_BUCKET_PREFIX}-media`;
  }

  async list(): Promise<StoredObject[]> {
    if (!(await this.s3.bucketExists(this.bucket))) return [];
    // ListObjects version 1, because s3rver cannot make the page token of version 2.
    const items = await Array.fromAsync(this.s3.listObjects(this.bucket, '', true));
    return (items as { name?: string; size: number; etag: string }[]).flatMap(({ name, size, etag }) =>
      name === undefined ? [] : [{ key: name, size, etag: etag.replaceAll('"', '') }],
    );
  }

  /**
   * Mirrors the store in a folder.
   * @param known content of the folder after the last run, so that only new objects are read
   */
  async mirror(folder: string, known: readonly StoredObject[]): Promise<StoredObject[]> {
    mkdirSync(folder, { recursive: true });
    const etags = new Map(known.map(({ key, etag }) => [key, etag]));
    const sizes = new Map(filesIn(folder).map(({ key, size }) => [key, size]));
    const objects = await this.list();
    const mirrored: StoredObject[] = [];
    await inParallel(objects, AT_ONCE, async (object) => {
      const { key, size, etag } = object;
      if (etags.get(key) === etag && sizes.get(key) === size) mirrored.push(object);
      else if (await this.fetch(key, join(folder, fileNameOf(key)))) mirrored.push(object);
    });
    const there = new Set(mirrored.map(({ key }) => key));
    for (const { key } of filesIn(folder)) if (!there.has(key)) rmSync(join(folder, fileNameOf(key)));
    return mirrored.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  /** Mirrors a folder in the store; objects that are already there are not sent again. */
  async putBack(folder: string, objects: readonly StoredObject[]): Promise<void> {
    if (!(await this.s3.bucketExists(this.bucket))) await this.s3.makeBucket(this.bucket);
    const there = new Map((await this.list()).map((object) => [object.key, object]));
    await inParallel(objects, AT_ONCE, async ({ key, size }) => {
      const path = join(folder, fileNameOf(key));
      const present = there.get(key);
      if (present?.size === size && present.etag === (await md5Of(path))) return;
      await this.s3.fPutObject(this.bucket, key, path);
    });
    const wanted = new Set(objects.map(({ key }) => key));
    const others = [...there.keys()].filter((key) => !wanted.has(key));
    if (others.length > 0) await this.s3.removeObjects(this.bucket, others);
  }

  /** @returns false when it was removed meanwhile */
  private async fetch(key: string, path: string): Promise<boolean> {
    try {
      await this.s3.fGetObject(this.bucket, key, path);
      return true;
    } catch (error) {
      if (
        (error as { code?: string }).code === 'NoSuchKey' ||
        (error as { code?: string }).code === 'NotFound'
      )
        return false;
      throw error;
    }
  }
}

/** MD5 of a file, which is the etag of an object that was sent in one piece. */
async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
