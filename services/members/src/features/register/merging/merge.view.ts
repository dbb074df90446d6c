import type { MergeRecord } from '@concord/contracts';
import { memberName } from '../../../store/members/member-search';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { undoUntil } from './merge-rules';

export function toMergeRecord(merge: StoredMerge): MergeRecord {
  const until = undoUntil(merge, new Date());
  return {
    _id: merge._id.toString(),
    keep: { _id: merge.keep.toString(), number: merge.keepNumber, name: merge.keepName },
    drop: {
      _id: merge.drop.toString(),
      number: merge.dropped.number,
      name: memberName(merge.dropped),
    },
    at: merge.at.toISOString(),
    by: { _id: merge.by._id.toString(), username: merge.by.username },
    state: merge.state,
    ...(until && { undoUntil: until.toISOString() }),
  };
}
