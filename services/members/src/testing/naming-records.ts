import { objectIdOf } from '@concord/nest-platform';
import type { MembersHarness } from './harness';
import { MEMBER_REFERENCES } from './member-references';

/** Paths of the ids that a merge moves to the kept member. */
export const MOVED = Object.keys(MEMBER_REFERENCES).filter((path) => MEMBER_REFERENCES[path] === 'moves');

/** Records that name a member and move in a merge, as `papers.member` with their ids. */
export async function recordsNaming(
  service: MembersHarness,
  { _id }: { readonly _id: string },
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of MOVED) {
    const at = path.indexOf('.');
    const records = await service
      .collection(path.slice(0, at))
      .find({ [path.slice(at + 1)]: objectIdOf(_id) })
      .toArray();
    if (records.length > 0) found[path] = records.map((record) => String(record._id)).sort();
  }
  return found;
}

/** Records of two members together. */
export function joinedRecords(
  one: Record<string, string[]>,
  other: Record<string, string[]>,
): Record<string, string[]> {
  const paths = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    paths.map((path) => [path, [...(one[path] ?? []), ...(other[path] ?? [])].sort()]),
  );
}
