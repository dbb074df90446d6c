import { unlessDuplicate } from '@concord/nest-platform';
import type { Model, Types } from 'mongoose';

/** A record of one member. Its schema has a sparse index of `merges`. */
interface OfMember {
  member: Types.ObjectId;
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
}

/** A record of which a member has at most one open one, by a unique index of `openMember`. */
interface OpenOnce extends OfMember {
  status: string;
  openMember?: Types.ObjectId;
}

/** Moves the records of a member who is merged into another one. */
export async function moveRecords<T extends OfMember>(
  model: Model<T>,
  from: Types.ObjectId,
  to: Types.ObjectId,
  merge: string,
): Promise<void> {
  const records = model as unknown as Model<OfMember>;
  await records.updateMany({ member: from }, { $set: { member: to }, $push: { merges: merge } });
}

/** Gives back what a merge moved. */
export async function giveBackRecords<T extends OfMember>(
  model: Model<T>,
  to: Types.ObjectId,
  merge: string,
): Promise<void> {
  const records = model as unknown as Model<OfMember>;
  await records.updateMany({ merges: merge }, { $set: { member: to }, $pull: { merges: merge } });
}

/** {@link moveRecords}; the member who is kept may have an open one too. */
export async function moveOpenOnce<T extends OpenOnce>(
  model: Model<T>,
  from: Types.ObjectId,
  to: Types.ObjectId,
  merge: string,
): Promise<void> {
  const records = model as unknown as Model<OpenOnce>;
  await unlessDuplicate(() => records.updateOne({ openMember: from }, { $set: { openMember: to } }).exec());
  await moveRecords(model, from, to, merge);
}

/** {@link giveBackRecords}, each open one as the one of its member. */
export async function giveBackOpenOnce<T extends OpenOnce>(
  model: Model<T>,
  to: Types.ObjectId,
  merge: string,
): Promise<void> {
  const records = model as unknown as Model<OpenOnce>;
  await records.updateMany({ merges: merge, status: 'open' }, { $set: { openMember: to } });
  await giveBackRecords(model, to, merge);
}
