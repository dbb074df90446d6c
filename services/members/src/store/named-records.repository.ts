import type { StoredMemberFile } from '@concord/contracts';
import { type Model, trusted, type Types } from 'mongoose';

/** The members among these who have a record, which has an index of `member`. */
export async function membersAmong<T extends { member: Types.ObjectId }>(
  model: Model<T>,
  members: readonly Types.ObjectId[],
): Promise<string[]> {
  const records = model as unknown as Model<{ member: Types.ObjectId }>;
  const found = await records.find({ member: trusted({ $in: [...members] }) }, { member: 1 }).lean();
  return found.map(({ member }) => member.toString());
}

/** The files among these that a record names, which has an index of them. @param files public ids */
export async function filesAmong<T extends { files?: StoredMemberFile[] }>(
  model: Model<T>,
  files: readonly string[],
): Promise<string[]> {
  const records = model as unknown as Model<{ files?: StoredMemberFile[] }>;
  const found = await records.find({ 'files.public_id': trusted({ $in: [...files] }) }, { files: 1 }).lean();
  return found.flatMap((record) => (record.files ?? []).map(({ public_id }) => public_id));
}
