import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { retryOnce } from '@concord/nest-platform';
import { type Model, type QueryFilter, trusted, Types } from 'mongoose';
import { SERIAL, type SerialRecord } from './serial.schema';

/** Which registration holds which serial. A student's id belongs to one claim for ever. */
export interface ClaimName {
  serial: string;
  studentId: string;
}

export interface Claim extends ClaimName {
  /** The registration's Idempotency-Key and the hash of its body. */
  attempt?: { key: string; bodyHash: string };
}

/** A claim as it is stored. */
export interface HeldClaim extends ClaimName {
  until: Date;
  isAbandoned: boolean;
  bodyHash?: string;
}

const CLAIMED = { serial: 1, claim: 1 } as const;

/**
 * A registration's way with its serial: claimed, then used or free again. Every step is one conditional update of the
 * serial, which therefore decides between those who want different things of it at once.
 */
@Injectable()
export class SerialClaimsRepository {
  constructor(@InjectModel(SERIAL) private readonly model: Model<SerialRecord>) {}

  /** Claims a valid registration serial for one student. @returns whether this student holds it now. */
  async claim({ serial, studentId, attempt }: Claim, until: Date): Promise<boolean> {
    const claim = { student: new Types.ObjectId(studentId), until, ...attempt };
    const done = await retryOnce(() =>
      this.model.updateOne(
        { serial, purpose: 'registration', state: 'valid' },
        { $set: { state: 'claimed', claim } },
      ),
    );
    if (done.matchedCount === 1) return true;
    // A lost connection may hide that the first of two tries did it.
    return (await this.model.exists({ serial, 'claim.student': claim.student })) !== null;
  }

  /** Makes the claim last longer. @returns false when it is not there any more, or was abandoned. */
  async renew(name: ClaimName, until: Date): Promise<boolean> {
    const done = await this.model.updateOne(held(name), { $set: { 'claim.until': until } });
    return done.matchedCount === 1;
  }

  /**
   * Gives the claim up for good: {@link use} fails from now on.
   * @param endedBefore only when its lease ended before this
   * @returns whether it is abandoned now; false when it was used, renewed or freed meanwhile.
   */
  async abandon(name: ClaimName, endedBefore?: Date): Promise<boolean> {
    const ended = endedBefore && { 'claim.until': trusted({ $lt: endedBefore }) };
    const done = await retryOnce(() =>
      this.model.updateOne({ ...held(name), ...ended }, { $set: { 'claim.abandoned': new Date() } }),
    );
    if (done.matchedCount === 1) return true;
    const now = await this.ofSerial(name.serial);
    return now?.studentId === name.studentId && now.isAbandoned;
  }

  /** Frees a serial that this student has claimed and not used. */
  async release(name: ClaimName): Promise<void> {
    await retryOnce(() =>
      this.model.updateOne(claimedBy(name), { $set: { state: 'valid' }, $unset: { claim: 1 } }),
    );
  }

  /**
   * Marks a serial used by the student who has claimed it.
   * @returns whether that student uses it now; false when the claim was abandoned.
   */
  async use(name: ClaimName): Promise<boolean> {
    const usedBy = new Types.ObjectId(name.studentId);
    const done = await retryOnce(() =>
      this.model.updateOne(held(name), {
        $set: { state: 'used', usedBy, dateUsed: new Date() },
        $unset: { claim: 1 },
      }),
    );
    if (done.matchedCount === 1) return true;
    return (await this.model.exists({ serial: name.serial, usedBy })) !== null;
  }

  /** A removed student's serial stays used, by nobody. */
  async forgetUser(studentId: string): Promise<void> {
    await this.model.updateOne({ usedBy: new Types.ObjectId(studentId) }, { $unset: { usedBy: 1 } });
  }

  /** The claim on a serial. */
  ofSerial(serial: string): Promise<HeldClaim | undefined> {
    return this.findOne({ serial });
  }

  /** The claim of a registration with this Idempotency-Key. */
  ofKey(key: string): Promise<HeldClaim | undefined> {
    return this.findOne({ 'claim.key': key });
  }

  /** Claims whose lease ended before this. */
  async ended(before: Date): Promise<HeldClaim[]> {
    const found = await this.model
      .find({ 'claim.until': trusted({ $lt: before }) }, CLAIMED)
      .limit(100)
      .lean();
    return found.flatMap((record) => claimIn(record) ?? []);
  }

  private async findOne(filter: QueryFilter<SerialRecord>): Promise<HeldClaim | undefined> {
    const found = await this.model.findOne(filter, CLAIMED).lean();
    return found ? claimIn(found) : undefined;
  }
}

const claimedBy = ({ serial, studentId }: ClaimName) => ({
  serial,
  state: 'claimed' as const,
  'claim.student': new Types.ObjectId(studentId),
});

const held = (name: ClaimName) => ({ ...claimedBy(name), 'claim.abandoned': null });

function claimIn({ serial, claim }: Pick<SerialRecord, 'serial' | 'claim'>): HeldClaim | undefined {
  if (!claim) return undefined;
  const { student, until, abandoned, bodyHash } = claim;
  return { serial, studentId: student.toString(), until, isAbandoned: abandoned != null, bodyHash };
}
