import { type Model, trusted, type Types } from 'mongoose';

const BATCH = 100;

/** A record whose decision may wait for a mail. Its schema has a sparse index of `mailSince`. */
interface Decided {
  _id: Types.ObjectId;
  mailSince?: Date;
}

/** Decided records of a collection without a mail, the oldest decision first, at most 100. */
export const findUnmailed = <T extends Decided>(model: Model<T>): Promise<T[]> =>
  (model as unknown as Model<Decided>)
    .find({ mailSince: trusted({ $exists: true }) })
    .sort({ mailSince: 1 })
    .limit(BATCH)
    .lean<T[]>();

/** Notes that these have their mails. */
export async function noteMailed<T extends Decided>(
  model: Model<T>,
  ids: readonly Types.ObjectId[],
): Promise<void> {
  const decided = model as unknown as Model<Decided>;
  await decided.updateMany({ _id: trusted({ $in: [...ids] }) }, { $unset: { mailSince: 1 } });
}
