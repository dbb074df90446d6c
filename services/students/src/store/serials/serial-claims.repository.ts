import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { retryOnce } from '@concord/nest-platform';
import { type Model, type QueryFilter, trusted, Types } from 'mongoose';
import { SERIAL_MODEL, type SerialRecord, serialSearchFields } from './serial.schema';

/** Serial and student id, which together identify a claim: each registration has a new student id. */
export interface ClaimId {
  serial: string;
  studentId: string;
}

export interface Claim extends ClaimId {
  /** The registration's Idempotency-Key and the hash of its body. */
  idempotency?: { key: string; bodyHash: string };
}

export interface StoredClaim extends ClaimId {
  /** End of the lease. */
  until: Date;
  isAbandoned: boolean;
  bodyHash?: string;
}

const CLAIM_FIELDS = { serial: 1, claim: 1 } as const;

/**
 * Claims of registrations on serials: claimed, then used or released. Each step is one conditional update of the
 * serial, so that only one of several processes succeeds.
 */
@Injectable()
export class SerialClaimsRepository {
  constructor(@InjectModel(SERIAL_MODEL) private readonly model: Model<SerialRecord>) {}

  /** Claims a valid registration serial. @returns true if this student holds the claim now */
  async claim({ serial, studentId, idempotency }: Claim, until: Date): Promise<boolean> {
    const claim = { student: new Types.ObjectId(studentId), until, ...idempotency };
    const done = await retryOnce(() =>
      this.model.updateOne(
        { serial, purpose: 'registration', state: 'valid' },
        { $set: { state: 'claimed', claim } },
      ),
    );
    if (done.matchedCount === 1) return true;
    // A first attempt may have succeeded, with its answer lost.
    return (await this.model.exists({ serial, 'claim.student': claim.student })) !== null;
  }

  /** Extends the lease. @returns false if the claim is gone or abandoned */
  async renew(id: ClaimId, until: Date): Promise<boolean> {
    const done = await this.model.updateOne(notAbandoned(id), { $set: { 'claim.until': until } });
    return done.matchedCount === 1;
  }

  /**
   * Abandons the claim for good: {@link use} fails afterwards.
   * @param expiredBefore abandons the claim only if its lease ended before this time
   * @returns true if it is abandoned now; false if it was used, renewed or released
   */
  async abandon(id: ClaimId, expiredBefore?: Date): Promise<boolean> {
    const expired = expiredBefore && { 'claim.until': trusted({ $lt: expiredBefore }) };
    const done = await retryOnce(() =>
      this.model.updateOne({ ...notAbandoned(id), ...expired }, { $set: { 'claim.abandoned': new Date() } }),
    );
    if (done.matchedCount === 1) return true;
    const stored = await this.findBySerial(id.serial);
    return stored?.studentId === id.studentId && stored.isAbandoned;
  }

  /** Makes a claimed serial valid again. */
  async release(id: ClaimId): Promise<void> {
    await retryOnce(() =>
      this.model.updateOne(claimedBy(id), { $set: { state: 'valid' }, $unset: { claim: 1 } }),
    );
  }

  /**
   * Marks a claimed serial as used by its student.
   * @returns true if that student uses it now; false if the claim was abandoned
   */
  async use(id: ClaimId): Promise<boolean> {
    const usedBy = new Types.ObjectId(id.studentId);
    const done = await retryOnce(() =>
      this.model.updateOne(notAbandoned(id), {
        $set: { state: 'used', usedBy, dateUsed: new Date() },
        $unset: { claim: 1 },
      }),
    );
    if (done.matchedCount === 1) return true;
    return (await this.model.exists({ serial: id.serial, usedBy })) !== null;
  }

  /** Ids of the serial that a student used, and of the student's certificate serials. */
  async idsOf(studentId: string): Promise<string[]> {
    return (await this.findOfStudent(studentId)).map(({ _id }) => _id.toString());
  }

  /**
   * Removes a deleted student from serials, as user and as recipient. Used serials stay used; an unused certificate
   * serial of the student is deleted.
   */
  async clearStudent(studentId: string): Promise<void> {
    await this.model.deleteMany({ student: new Types.ObjectId(studentId), state: 'valid' });
    for (const { _id, serial } of await this.findOfStudent(studentId))
      await this.model.updateOne(
        { _id },
        { $set: serialSearchFields(serial), $unset: { usedBy: 1, student: 1, issuedTo: 1 } },
      );
  }

  findBySerial(serial: string): Promise<StoredClaim | undefined> {
    return this.findOne({ serial });
  }

  /** The claim of a registration with this Idempotency-Key. */
  findByKey(key: string): Promise<StoredClaim | undefined> {
    return this.findOne({ 'claim.key': key });
  }

  /** Up to 100 claims whose lease ended before a time. */
  async findExpired(before: Date): Promise<StoredClaim[]> {
    const found = await this.model
      .find({ 'claim.until': trusted({ $lt: before }) }, CLAIM_FIELDS)
      .limit(100)
      .lean();
    return found.flatMap((record) => toClaim(record) ?? []);
  }

  /** Two queries, because each field has its own index. */
  private async findOfStudent(studentId: string): Promise<Pick<SerialRecord, '_id' | 'serial'>[]> {
    const student = new Types.ObjectId(studentId);
    const found = await Promise.all(
      [{ usedBy: student }, { student }].map((filter) => this.model.find(filter, { serial: 1 }).lean()),
    );
    return found.flat();
  }

  private async findOne(filter: QueryFilter<SerialRecord>): Promise<StoredClaim | undefined> {
    const found = await this.model.findOne(filter, CLAIM_FIELDS).lean();
    return found ? toClaim(found) : undefined;
  }
}

const claimedBy = ({ serial, studentId }: ClaimId) => ({
  serial,
  state: 'claimed' as const,
  'claim.student': new Types.ObjectId(studentId),
});

const notAbandoned = (id: ClaimId) => ({ ...claimedBy(id), 'claim.abandoned': null });

function toClaim({ serial, claim }: Pick<SerialRecord, 'serial' | 'claim'>): StoredClaim | undefined {
  if (!claim) return undefined;
  const { student, until, abandoned, bodyHash } = claim;
  return { serial, studentId: student.toString(), until, isAbandoned: abandoned != null, bodyHash };
}
