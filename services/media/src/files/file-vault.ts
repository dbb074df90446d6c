import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { conflict, log } from '@concord/nest-platform';
import { ObjectStore } from '../storage/object-store';
import type { StoredFile } from './file.schema';
import { FilesRepository } from './files.repository';

export interface NewFile extends Pick<StoredFile, 'owner' | 'kind' | 'name' | 'type' | 'width' | 'height'> {
  bytes: Buffer;
}

const PUBLIC_ID = /^[0-9a-f]{32}$/;
export const isPublicId = (text: string) => PUBLIC_ID.test(text);

/** Keeps objects and their records together: a record is there before its object and goes after it. */
@Injectable()
export class FileVault {
  constructor(
    private readonly store: ObjectStore,
    private readonly files: FilesRepository,
  ) {}

  /** Stores all of them or, when one fails, none. */
  async keep(files: NewFile[]): Promise<StoredFile[]> {
    const records = files.map(({ bytes, ...file }) => ({
      ...file,
      public_id: randomBytes(16).toString('hex'),
      size: bytes.length,
      createdAt: new Date(),
    }));
    try {
      await this.files.insert(records);
      for (const [index, { public_id, type }] of records.entries()) {
        const bytes = files[index]?.bytes;
        if (bytes) await this.store.put(public_id, bytes, type);
      }
      await this.requireStanding(records.map(({ public_id }) => public_id));
      return records;
    } catch (error) {
      await this.drop(records).catch((left: unknown) =>
        log.error({ err: left, owner: records[0]?.owner }, 'files of a failed upload are left behind'),
      );
      throw error;
    }
  }

  /** Removes objects, then records; removing twice is fine. */
  async drop(files: readonly Pick<StoredFile, 'public_id'>[]): Promise<void> {
    for (const { public_id } of files) {
      await this.store.remove(public_id);
      await this.files.remove(public_id);
    }
  }

  async dropOwner(owner: string): Promise<void> {
    await this.drop(await this.files.ofOwner(owner));
  }

  /** An owner who was removed meanwhile has taken the records along: the objects must not outlive them. */
  private async requireStanding(ids: string[]): Promise<void> {
    if ((await this.files.countOf(ids)) < ids.length)
      throw conflict('CONFLICT', 'This was removed while its files were being stored');
  }
}
