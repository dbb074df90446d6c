import type { Types } from 'mongoose';
import type { MemberIndex, MemberProjection } from './member.schema';

/** Update of the fields of an index that differ; undefined where none does. */
export interface IndexChange {
  $set?: Record<string, unknown>;
  $unset?: Record<string, 1>;
}

/** An index that was computed for a member as it was read. */
export interface ComputedIndex {
  member: Pick<MemberProjection, '_id' | 'revision' | 'index'>;
  index: MemberIndex;
}

/** The same change for members who were read with the same revisions, day and settings. */
export interface GroupedChange {
  ids: Types.ObjectId[];
  revision: number;
  read: Pick<MemberIndex, 'account' | 'day' | 'settings'>;
  update: IndexChange;
}

const sortedNames = (...indexes: readonly MemberIndex[]) =>
  [...new Set(indexes.flatMap((index) => Object.keys(index)))].sort() as (keyof MemberIndex)[];

/** Change from the index that was read to the one that was computed, so that the store keeps its other entries. */
export function indexChange(read: MemberIndex, computed: MemberIndex): IndexChange | undefined {
  const changed = sortedNames(read, computed).filter((name) => read[name] !== computed[name]);
  const set = changed.filter((name) => computed[name] !== undefined);
  const unset = changed.filter((name) => computed[name] === undefined);
  if (changed.length === 0) return undefined;
  return {
    ...(set.length > 0 && { $set: Object.fromEntries(set.map((name) => [`index.${name}`, computed[name]])) }),
    ...(unset.length > 0 && {
      $unset: Object.fromEntries(unset.map((name) => [`index.${name}`, 1 as const])),
    }),
  };
}

/** Changes of many indexes; a store commits each one by itself, and a group at once. */
export function groupedChanges(computed: readonly ComputedIndex[]): GroupedChange[] {
  const groups = new Map<string, GroupedChange>();
  for (const { member, index } of computed) {
    const { _id, revision, index: read } = member;
    const { account, day, settings } = read;
    const update = indexChange(read, index);
    if (!update) continue;
    const key = JSON.stringify([revision, account, day, settings, update]);
    const group = groups.get(key) ?? { ids: [], revision, read: { account, day, settings }, update };
    group.ids.push(_id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
