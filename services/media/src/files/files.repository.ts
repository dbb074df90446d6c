import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { FileKind, StoredFile } from './file.schema';

/** Files that belong to a student. */
const STUDENT_KINDS: FileKind[] = ['passport', 'document'];

/** The records of stored files. */
@Injectable()
export class FilesRepository {
  constructor(@InjectModel('File') private readonly files: Model<StoredFile>) {}

  async insert(files: StoredFile[]): Promise<void> {
    await this.files.insertMany(files);
  }

  find(publicId: string): Promise<StoredFile | null> {
    return this.files.findOne({ public_id: publicId }, { _id: 0 }).lean<StoredFile>().exec();
  }

  ofOwner(owner: string): Promise<StoredFile[]> {
    return this.files.find({ owner }, { _id: 0 }).lean<StoredFile[]>().exec();
  }

  async countOf(publicIds: string[]): Promise<number> {
    return this.files.countDocuments({ public_id: trusted({ $in: publicIds }) });
  }

  /** Students whose files were stored before this moment and are not confirmed yet, the oldest first, a few at once. */
  async ownersUnconfirmed(before: Date, limit: number): Promise<string[]> {
    const owners = new Set<string>();
    for (const kind of STUDENT_KINDS) {
      const found = await this.files
        .find({ kind, confirmedAt: null, createdAt: trusted({ $lt: before }) }, { _id: 0, owner: 1 })
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean<Pick<StoredFile, 'owner'>[]>()
        .exec();
      for (const { owner } of found) owners.add(owner);
    }
    return [...owners].slice(0, limit);
  }

  /** Owners of gallery pictures that were stored before this moment; there are no more than a few dozen. */
  async galleryOwners(before: Date): Promise<string[]> {
    const found = await this.files
      .find({ kind: 'gallery', createdAt: trusted({ $lt: before }) }, { _id: 0, owner: 1 })
      .lean<Pick<StoredFile, 'owner'>[]>()
      .exec();
    return [...new Set(found.map(({ owner }) => owner))];
  }

  /** Keeps the files of these owners from being asked about again. */
  async confirm(owners: string[], now: Date): Promise<void> {
    await this.files.updateMany(
      { owner: trusted({ $in: owners }), confirmedAt: null },
      { $set: { confirmedAt: now } },
    );
  }

  /** Those of these ids that have a record. */
  async known(publicIds: string[]): Promise<Set<string>> {
    const found = await this.files
      .find({ public_id: trusted({ $in: publicIds }) }, { _id: 0, public_id: 1 })
      .lean<Pick<StoredFile, 'public_id'>[]>()
      .exec();
    return new Set(found.map(({ public_id }) => public_id));
  }

  async remove(publicId: string): Promise<void> {
    await this.files.deleteOne({ public_id: publicId });
  }
}
