import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ScanState } from '@concord/contracts';
import { type Model, trusted } from 'mongoose';
import { FILE_MODEL, type FileKind, type FileRecord, type ScanVerdict } from './file.schema';

/** Files that belong to a student. */
const STUDENT_KINDS: FileKind[] = ['passport', 'document'];

@Injectable()
export class FilesRepository {
  constructor(@InjectModel(FILE_MODEL) private readonly files: Model<FileRecord>) {}

  async insert(files: FileRecord[]): Promise<void> {
    await this.files.insertMany(files);
  }

  find(publicId: string): Promise<FileRecord | null> {
    return this.files.findOne({ public_id: publicId }, { _id: 0 }).lean<FileRecord>().exec();
  }

  findByOwner(owner: string): Promise<FileRecord[]> {
    return this.files.find({ owner }, { _id: 0 }).lean<FileRecord[]>().exec();
  }

  countByIds(publicIds: string[]): Promise<number> {
    return this.files.countDocuments({ public_id: trusted({ $in: publicIds }) }).exec();
  }

  /** Ids of students with unconfirmed files stored before this moment, the oldest first. */
  async unconfirmedOwners(before: Date, limit: number): Promise<string[]> {
    const owners = new Set<string>();
    for (const kind of STUDENT_KINDS) {
      const found = await this.files
        .find({ kind, confirmedAt: null, createdAt: trusted({ $lt: before }) }, { _id: 0, owner: 1 })
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean<Pick<FileRecord, 'owner'>[]>()
        .exec();
      for (const { owner } of found) owners.add(owner);
    }
    return [...owners].slice(0, limit);
  }

  /** Payments with unconfirmed evidence stored before this moment, the oldest first. */
  async unconfirmedEvidence(before: Date, limit: number): Promise<string[]> {
    const found = await this.files
      .find(
        { kind: 'evidence', confirmedAt: null, createdAt: trusted({ $lt: before }) },
        { _id: 0, owner: 1 },
      )
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean<Pick<FileRecord, 'owner'>[]>()
      .exec();
    return [...new Set(found.map(({ owner }) => owner))];
  }

  /** Owners of gallery pictures stored before this moment: at most a few dozen. */
  async galleryOwners(before: Date): Promise<string[]> {
    const found = await this.files
      .find({ kind: 'gallery', createdAt: trusted({ $lt: before }) }, { _id: 0, owner: 1 })
      .lean<Pick<FileRecord, 'owner'>[]>()
      .exec();
    return [...new Set(found.map(({ owner }) => owner))];
  }

  /** Pictures of the gallery in these states of the malware scan. */
  galleryScans(states: readonly ScanState[]): Promise<Pick<FileRecord, 'owner' | 'scan' | 'finding'>[]> {
    const fields = { _id: 0, owner: 1, scan: 1, finding: 1 };
    return this.files
      .find({ kind: 'gallery', scan: trusted({ $in: states }) }, fields)
      .lean<Pick<FileRecord, 'owner' | 'scan' | 'finding'>[]>()
      .exec();
  }

  /** Marks the files of these owners as confirmed, so that they are not looked up again. */
  async confirm(owners: string[], now: Date): Promise<void> {
    await this.files.updateMany(
      { owner: trusted({ $in: owners }), confirmedAt: null },
      { $set: { confirmedAt: now } },
    );
  }

  /** Subset of these ids that have a record. */
  async existingIds(publicIds: string[]): Promise<Set<string>> {
    const found = await this.files
      .find({ public_id: trusted({ $in: publicIds }) }, { _id: 0, public_id: 1 })
      .lean<Pick<FileRecord, 'public_id'>[]>()
      .exec();
    return new Set(found.map(({ public_id }) => public_id));
  }

  /** Claims question pictures for an exam that is about to refer to them. @returns those that exist and are served. */
  async claimQuestionPictures(publicIds: string[], now: Date): Promise<FileRecord[]> {
    const wanted = { public_id: trusted({ $in: publicIds }), kind: 'question' as const };
    await this.files.updateMany(wanted, { $set: { claimedAt: now } });
    const found = await this.files.find(wanted, { _id: 0 }).lean<FileRecord[]>().exec();
    return found.filter(({ scan }) => scan !== 'infected');
  }

  /** Question pictures stored before this moment without a known version, oldest first. */
  unusedQuestionPictures(before: Date, limit: number): Promise<Pick<FileRecord, 'public_id'>[]> {
    return this.files
      .find(
        { kind: 'question', confirmedAt: null, createdAt: trusted({ $lt: before }) },
        { _id: 0, public_id: 1 },
      )
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean<Pick<FileRecord, 'public_id'>[]>()
      .exec();
  }

  async confirmFiles(publicIds: string[], now: Date): Promise<void> {
    await this.files.updateMany({ public_id: trusted({ $in: publicIds }) }, { $set: { confirmedAt: now } });
  }

  /** @returns false when it was claimed since this moment or is gone. */
  async removeUnclaimed(publicId: string, since: Date): Promise<boolean> {
    const removed = await this.files.deleteOne({
      public_id: publicId,
      claimedAt: trusted({ $not: { $gte: since } }),
    });
    return removed.deletedCount > 0;
  }

  /** Confirms signatures that a version of a template has. @returns those that exist and are not infected. */
  async confirmSignatures(publicIds: string[], now: Date): Promise<FileRecord[]> {
    const wanted = { public_id: trusted({ $in: publicIds }), kind: 'signature' as const };
    await this.files.updateMany({ ...wanted, confirmedAt: null }, { $set: { confirmedAt: now } });
    const found = await this.files.find(wanted, { _id: 0 }).lean<FileRecord[]>().exec();
    return found.filter(({ scan }) => scan !== 'infected');
  }

  /** Files of a kind stored before this moment that no record is known to name, oldest first. */
  async unconfirmed(kind: 'signature' | 'member-file', before: Date, limit: number): Promise<string[]> {
    const found = await this.files
      .find({ kind, confirmedAt: null, createdAt: trusted({ $lt: before }) }, { _id: 0, public_id: 1 })
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean<Pick<FileRecord, 'public_id'>[]>()
      .exec();
    return found.map(({ public_id }) => public_id);
  }

  /** @returns false when it was confirmed meanwhile or is gone. */
  async removeUnconfirmed(publicId: string): Promise<boolean> {
    return (await this.files.deleteOne({ public_id: publicId, confirmedAt: null })).deletedCount > 0;
  }

  async markFetched(publicId: string, now: Date): Promise<void> {
    await this.files.updateOne({ public_id: publicId, fetchedAt: null }, { $set: { fetchedAt: now } });
  }

  /** Subset of these ids that were downloaded. */
  async fetchedIds(publicIds: string[]): Promise<Set<string>> {
    const found = await this.files
      .find({ public_id: trusted({ $in: publicIds }) }, { _id: 0, public_id: 1, fetchedAt: 1 })
      .lean<Pick<FileRecord, 'public_id' | 'fetchedAt'>[]>()
      .exec();
    return new Set(found.flatMap(({ public_id, fetchedAt }) => (fetchedAt ? [public_id] : [])));
  }

  /** Files with a due malware scan, longest due first. */
  findDueForScan(now: Date, limit: number): Promise<FileRecord[]> {
    return this.files
      .find({ scan: 'pending', scanDueAt: trusted({ $lte: now }) }, { _id: 0 })
      .sort({ scanDueAt: 1 })
      .limit(limit)
      .lean<FileRecord[]>()
      .exec();
  }

  async postponeScan(publicId: string, dueAt: Date): Promise<void> {
    await this.files.updateOne({ public_id: publicId, scan: 'pending' }, { $set: { scanDueAt: dueAt } });
  }

  /** @returns false when another worker stored a verdict before, or the file was removed. */
  async finishScan(publicId: string, verdict: ScanVerdict): Promise<boolean> {
    const updated = await this.files.updateOne(
      { public_id: publicId, scan: 'pending' },
      { $set: verdict, $unset: { scanDueAt: 1 } },
    );
    return updated.matchedCount > 0;
  }

  async remove(publicId: string): Promise<void> {
    await this.files.deleteOne({ public_id: publicId });
  }
}
