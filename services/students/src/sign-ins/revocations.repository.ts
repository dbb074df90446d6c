import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Revocation } from '@concord/contracts';
import { REVOCATIONS_MAX } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { REVOCATION_MODEL, type RevocationRecord } from './revocation.schema';

/** Revocations that one command reads, and writes. */
const READ_SIZE = 5000;
const WRITE_SIZE = 1000;

@Injectable()
export class RevocationsRepository {
  constructor(@InjectModel(REVOCATION_MODEL) private readonly model: Model<RevocationRecord>) {}

  /** Stores revocations, or later states of them; repeating it changes nothing but the time. */
  async write(revocations: readonly Revocation[]): Promise<void> {
    for (let from = 0; from < revocations.length; from += WRITE_SIZE)
      await this.model.bulkWrite(revocations.slice(from, from + WRITE_SIZE).map(toUpsert), {
        ordered: false,
      });
  }

  /** Those that were written at this moment or later. */
  writtenSince(moment: Date): Promise<Revocation[]> {
    return this.read({ at: trusted({ $gte: moment }) });
  }

  /** Those that void tokens which have not expired. */
  live(now = new Date()): Promise<Revocation[]> {
    return this.read({ endsAt: trusted({ $gt: now }) });
  }

  private async read(filter: Record<string, unknown>): Promise<Revocation[]> {
    const found = this.model.find(filter).limit(REVOCATIONS_MAX).batchSize(READ_SIZE).lean();
    return (await found).map(toRevocation);
  }
}

function toUpsert({ kind, id, at, endsAt, holder, before, isLifted }: Revocation) {
  const $set = {
    kind,
    subject: id,
    at: new Date(at),
    endsAt: new Date(endsAt),
    ...(holder !== undefined && { holder }),
    ...(isLifted !== undefined && { isLifted }),
  };
  const update = { $set, ...(before !== undefined && { $max: { before: new Date(before) } }) };
  return { updateOne: { filter: { _id: `${kind}-${id}` }, update, upsert: true } };
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
