import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { conflict, log } from '@concord/nest-platform';
import { MalwareScan } from '../scanning/malware-scan';
import { ObjectStore } from '../../store/objects/object-store';
import type { FileKind, FileRecord } from '../../store/files/file.schema';
import { FilesRepository } from '../../store/files/files.repository';

export interface NewFile extends Pick<FileRecord, 'owner' | 'kind' | 'name' | 'type' | 'width' | 'height'> {
  bytes: Buffer;
}

/** A file made on the local disk, because it is too large for memory. */
export interface NewDiskFile extends Pick<FileRecord, 'owner' | 'kind' | 'name' | 'type' | 'size'> {
  path: string;
}

/** Kinds of files that come from uploads; the product itself makes all others. */
const SCANNED_KINDS: readonly FileKind[] = [
  'passport',
  'document',
  'gallery',
  'question',
  'signature',
  'evidence',
  'member-file',
];

/** Parallel removals: an export of many documents leaves hundreds of parts. */
const REMOVED_AT_ONCE = 10;

const PUBLIC_ID = /^[0-9a-f]{32}$/;
export const isPublicId = (text: string) => PUBLIC_ID.test(text);

/** Keeps objects and their records consistent: a record is written before its object and removed after it. */
@Injectable()
export class FileStore {
  constructor(
    private readonly objects: ObjectStore,
    private readonly files: FilesRepository,
    private readonly malware: MalwareScan,
  ) {}

  /** Stores all files or, when one fails, none. */
  async save(files: NewFile[]): Promise<FileRecord[]> {
    const records = files.map((file) => this.recordOf(file));
    try {
      await this.files.insert(records);
      for (const [index, { public_id, type }] of records.entries()) {
        const bytes = files[index]?.bytes;
        if (bytes) await this.objects.put(public_id, bytes, type);
      }
      await this.requireRecords(records.map(({ public_id }) => public_id));
      return records;
    } catch (error) {
      await this.remove(records).catch((err: unknown) =>
        log.error({ err, owner: records[0]?.owner }, 'files of a failed upload were not removed'),
      );
      throw error;
    }
  }

  /** Stores a file from the disk, whole or not at all. @throws StoreFullError; AppError as {@link save} does. */
  async saveFromDisk({ path, ...file }: NewDiskFile): Promise<FileRecord> {
    const record: FileRecord = { ...file, public_id: randomBytes(16).toString('hex'), createdAt: new Date() };
    try {
      await this.files.insert([record]);
      await this.objects.putFile(record.public_id, path, record.type, record.size);
      await this.requireRecords([record.public_id]);
      return record;
    } catch (error) {
      await this.remove([record]).catch((err: unknown) =>
        log.error({ err, owner: record.owner }, 'a file that could not be stored was not removed'),
      );
      throw error;
    }
  }

  /** Removes objects, then records; idempotent. */
  async remove(files: readonly Pick<FileRecord, 'public_id'>[]): Promise<void> {
    for (let start = 0; start < files.length; start += REMOVED_AT_ONCE)
      await Promise.all(
        files.slice(start, start + REMOVED_AT_ONCE).map(async ({ public_id }) => {
          await this.objects.remove(public_id);
          await this.files.remove(public_id);
        }),
      );
  }

  /** Cached documents of an export in progress. */
  async partsOf(owner: string): Promise<FileRecord[]> {
    return (await this.files.findByOwner(owner)).filter(({ kind }) => kind === 'part');
  }

  /** Removes all files of an owner except `kept`. */
  async removeOthers(owner: string, kept: string | undefined): Promise<void> {
    const files = await this.files.findByOwner(owner);
    await this.remove(files.filter(({ public_id }) => public_id !== kept));
  }

  async removeByOwner(owner: string): Promise<void> {
    await this.remove(await this.files.findByOwner(owner));
  }

  /** Ids of exports that somebody has downloaded; other kinds are not marked. */
  fetchedIds(publicIds: string[]): Promise<Set<string>> {
    return publicIds.length > 0 ? this.files.fetchedIds(publicIds) : Promise.resolve(new Set());
  }

  find(publicId: string): Promise<FileRecord | null> {
    return this.files.find(publicId);
  }

  /** Bytes of a file of this kind, for a document; undefined when missing or infected. */
  async bytes(publicId: string, kind: FileKind): Promise<Buffer | undefined> {
    const file = await this.files.find(publicId);
    return file?.kind === kind && file.scan !== 'infected' ? this.objects.bytes(publicId) : undefined;
  }

  private recordOf({ bytes, ...file }: NewFile): FileRecord {
    const createdAt = new Date();
    return {
      ...file,
      public_id: randomBytes(16).toString('hex'),
      size: bytes.length,
      createdAt,
      ...(this.malware.isOn &&
        SCANNED_KINDS.includes(file.kind) && { scan: 'pending' as const, scanDueAt: createdAt }),
    };
  }

  /**
   * Throws if the owner and its records were removed meanwhile: the caller then removes the
   * objects.
   */
  private async requireRecords(ids: string[]): Promise<void> {
    if ((await this.files.countByIds(ids)) < ids.length)
      throw conflict('CONFLICT', 'The record was removed while its files were being stored');
  }
}
