import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import type { FilesLease } from './student-files.schema';
import type { ClosedProposal } from './student-thread.schema';
import { STUDENT_MODEL, type StudentRecord } from './student.schema';
import { closing } from './student-threads.repository';
import { emailTaken } from './students.repository';

/** A record by the revision that was read. */
export interface ReadRecord {
  id: string;
  revision: number;
}

export type CorrectedRecord = Partial<
  Omit<StudentRecord, '_id' | 'serialNumber' | 'createdAt' | 'revision' | 'filesLease'>
>;

/** A corrected name that other services may not have yet. */
export type DueName = Pick<StudentRecord, 'surname' | 'firstName' | 'middleName' | 'gender'> &
  Required<Pick<StudentRecord, 'nameDueAt' | 'revision'>> & { id: string };

const BATCH = 100;

/** Corrections of records. Each is one conditional update of the revision that was read. */
@Injectable()
export class StudentCorrectionsRepository {
  constructor(@InjectModel(STUDENT_MODEL) private readonly model: Model<StudentRecord>) {}

  /**
   * @param held lease of the files, if the change replaces some; the open proposal that it carries out
   * @returns false if the record has another revision, is archived or gone, or the lease or the proposal was lost
   * @throws AppError 409 EMAIL_TAKEN
   */
  async correct(
    read: ReadRecord,
    change: CorrectedRecord,
    { lease, proposal }: { lease?: FilesLease; proposal?: ClosedProposal } = {},
  ): Promise<boolean> {
    const leased = lease && { 'filesLease.id': lease.id };
    const { filter, update } = proposal ? closing(proposal) : {};
    try {
      const done = await this.model.updateOne(
        { ...asRead(read), ...leased, ...filter },
        { ...update, $set: change, $inc: { revision: 1 } },
      );
      return done.matchedCount === 1;
    } catch (error) {
      if (duplicateKeyOf(error)?.includes('email')) throw emailTaken();
      throw error;
    }
  }

  /** @returns false if the record has another revision, is archived or gone, or somebody else holds the lease */
  async leaseFiles(read: ReadRecord, filesLease: FilesLease): Promise<boolean> {
    const free = { 'filesLease.until': trusted({ $not: { $gt: new Date() } }) };
    const done = await this.model.updateOne({ ...asRead(read), ...free }, { $set: { filesLease } });
    return done.matchedCount === 1;
  }

  /** Takes over an expired lease. @returns true if it was still the same */
  async takeLease(id: string, expired: FilesLease, filesLease: FilesLease): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id: id, 'filesLease.id': expired.id },
      { $set: { filesLease } },
    );
    return done.matchedCount === 1;
  }

  async endLease(id: string, { id: lease }: FilesLease): Promise<void> {
    await this.model.updateOne({ _id: id, 'filesLease.id': lease }, { $unset: { filesLease: 1 } });
  }

  async isHeld(id: string): Promise<boolean> {
    const until = trusted({ $gt: new Date() });
    return (await this.model.exists({ _id: id, 'filesLease.until': until })) !== null;
  }

  async findExpiredLeases(now: Date): Promise<{ id: string; lease: FilesLease }[]> {
    const found = await this.model
      .find({ 'filesLease.until': trusted({ $lt: now }) }, { filesLease: 1 })
      .limit(BATCH)
      .lean();
    return found.flatMap(({ _id, filesLease }) =>
      filesLease ? [{ id: _id.toString(), lease: filesLease }] : [],
    );
  }

  /** Files that a record refers to; undefined if it is gone. */
  async filesOf(id: string): Promise<string[] | undefined> {
    const fields = { passport: 1, documents: 1, thread: 1 } as const;
    const found = await this.model.findOne({ _id: id }, fields).lean();
    if (!found) return undefined;
    const sent = (found.thread ?? []).flatMap(({ files = [] }) => files);
    return [found.passport, ...[...found.documents, ...sent].map(({ file }) => file)].map(
      (file) => file.public_id,
    );
  }

  async findDueNames(now: Date): Promise<DueName[]> {
    const fields = { surname: 1, firstName: 1, middleName: 1, gender: 1, revision: 1, nameDueAt: 1 };
    const found = await this.model
      .find({ nameDueAt: trusted({ $lt: now }) }, fields)
      .limit(BATCH)
      .lean();
    return found.flatMap(({ _id, surname, firstName, middleName, gender, revision, nameDueAt }) =>
      nameDueAt && revision
        ? [{ id: _id.toString(), surname, firstName, middleName, gender, revision, nameDueAt }]
        : [],
    );
  }

  /** Records that other services have the name, unless it was corrected again. */
  async nameTold({ id, nameDueAt }: Pick<DueName, 'id' | 'nameDueAt'>): Promise<void> {
    await this.model.updateOne({ _id: id, nameDueAt }, { $unset: { nameDueAt: 1 } });
  }
}

/** Records of earlier versions have no revision, which counts as 0. */
const asRead = ({ id, revision }: ReadRecord) => ({ _id: id, archivedAt: null, revision: revision || null });
