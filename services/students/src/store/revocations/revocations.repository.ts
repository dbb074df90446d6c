import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Revocation } from '@concord/contracts';
import { duplicatesOf, REVOCATIONS_MAX } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { REVOCATION_MODEL, type RevocationRecord } from './revocation.schema';

/** Maximum number of revocations in one read or write. */
const READ_SIZE = 5000;
const WRITE_SIZE = 500;

export type NewRevocation = Omit<Revocation, 'at'>;

@Injectable()
export class RevocationsRepository {
  constructor(@InjectModel(REVOCATION_MODEL) private readonly model: Model<RevocationRecord>) {}

  /**
   * Stores revocations, or their later states. Idempotent except for `at`, which is the time of the batch.
   * @returns them with that time
   */
  async write(revocations: readonly NewRevocation[]): Promise<Revocation[]> {
    const written: Revocation[] = [];
    for (let from = 0; from < revocations.length; from += WRITE_SIZE) {
      const at = Date.now();
      const batch = revocations.slice(from, from + WRITE_SIZE).map((each) => ({ ...each, at }));
      await this.insert(batch.filter(isFinal));
      await this.replace(batch.filter((each) => !isFinal(each)));
      written.push(...batch);
    }
    return written;
  }

  /** Revocations written since a time, inclusive. */
  writtenSince(moment: Date): Promise<Revocation[]> {
    return this.read({ at: trusted({ $gte: moment }) });
  }

  /** Revocations of unexpired tokens. */
  live(now = new Date()): Promise<Revocation[]> {
    return this.read({ endsAt: trusted({ $gt: now }) });
  }

  private async insert(revocations: readonly Revocation[]): Promise<void> {
    if (revocations.length === 0) return;
    try {
      await this.model.insertMany(revocations.map(toRecord), { ordered: false });
    } catch (error) {
      // Another process stored some of them first.
      if (!duplicatesOf(error)) throw error;
    }
  }

  private async replace(revocations: readonly Revocation[]): Promise<void> {
    if (revocations.length > 0) await this.model.bulkWrite(revocations.map(toUpsert), { ordered: false });
  }

  private async read(filter: Record<string, unknown>): Promise<Revocation[]> {
    const found = this.model.find(filter).limit(REVOCATIONS_MAX).batchSize(READ_SIZE).lean();
    return (await found).map(toRevocation);
  }
}

/** True for kinds that never change: a sign-in that has ended stays ended. */
const isFinal = ({ kind }: Revocation) => kind === 'session';

const idOf = ({ kind, id }: Revocation) => `${kind}-${id}`;

function toUpsert(revocation: Revocation) {
  const { _id, before, ...$set } = toRecord(revocation);
  const update = { $set, ...(before && { $max: { before } }) };
  return { updateOne: { filter: { _id }, update, upsert: true } };
}

function toRecord(revocation: Revocation): RevocationRecord {
  const { kind, id, at, endsAt, holder, before, isLifted } = revocation;
  return {
    _id: idOf(revocation),
    kind,
    subject: id,
    at: new Date(at),
    endsAt: new Date(endsAt),
    ...(holder !== undefined && { holder }),
    ...(before !== undefined && { before: new Date(before) }),
    ...(isLifted !== undefined && { isLifted }),
  };
}

function toRevocation({ kind, subject, at, endsAt, holder, before, isLifted }: RevocationRecord): Revocation {
  return {
    kind,
    id: subject,
    at: at.getTime(),
    endsAt: endsAt.getTime(),
    ...(holder !== undefined && { holder }),
    ...(before && { before: before.getTime() }),
    ...(isLifted !== undefined && { isLifted }),
  };
}
