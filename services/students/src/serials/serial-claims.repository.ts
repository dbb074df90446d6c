import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { retryOnce } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { SERIAL, type SerialRecord } from './serial.schema';

/** How long a claim holds a serial when the process that made it is gone. */
export const CLAIM_LEASE_MS = 10 * 60 * 1000;

export interface Claim {
  serial: string;
  studentId: string;
  /** The registration's Idempotency-Key and the hash of its body. */
  attempt?: { key: string; bodyHash: string };
}

/** A claim whose lease has ended. */
export interface ExpiredClaim {
  serial: string;
  studentId: string;
}

/** A registration's way with its serial: claimed, then used or free again. */
@Injectable()
export class SerialClaimsRepository {
  constructor(@InjectModel(SERIAL) private readonly model: Model<SerialRecord>) {}

  /** Claims a valid registration serial for one student. @returns whether this student holds it now. */
  async claim({ serial, studentId, attempt }: Claim): Promise<boolean> {
    const claim = {
      student: new Types.ObjectId(studentId),
      until: new Date(Date.now() + CLAIM_LEASE_MS),
      ...attempt,
    };
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

  /** Frees a serial that this student has claimed and not used. */
  async release(serial: string, studentId: string): Promise<void> {
    await retryOnce(() =>
      this.model.updateOne(
        { serial, state: 'claimed', 'claim.student': new Types.ObjectId(studentId) },
        { $set: { state: 'valid' }, $unset: { claim: 1 } },
      ),
    );
  }

  /** Marks a serial used by the student who has claimed it. */
  async use(serial: string, studentId: string): Promise<void> {
    const student = new Types.ObjectId(studentId);
    await retryOnce(() =>
      this.model.updateOne(
        { serial, state: 'claimed', 'claim.student': student },
        { $set: { state: 'used', usedBy: student, dateUsed: new Date() }, $unset: { claim: 1 } },
      ),
    );
  }

  /** The body's hash of the registration under way with this Idempotency-Key. */
  async underWay(key: string): Promise<string | undefined> {
    const found = await this.model.findOne({ 'claim.key': key }, { claim: 1 }).lean();
    return found?.claim && found.claim.until > new Date() ? found.claim.bodyHash : undefined;
  }

  async expired(now: Date): Promise<ExpiredClaim[]> {
    const found = await this.model
      .find({ 'claim.until': trusted({ $lt: now }) }, { serial: 1, claim: 1 })
      .limit(100)
      .lean();
    return found.flatMap(({ serial, claim }) =>
      claim ? [{ serial, studentId: claim.student.toString() }] : [],
    );
  }
}
