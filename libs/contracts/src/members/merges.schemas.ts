import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { body, moment, objectId } from '../core/fields';
import { pageQuery } from '../core/list-query';
import { MEMBER_GRADES, STANDINGS } from './member-values';
import { memberRow } from './members.schemas';

/** Days in which a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

/** Reasons to take two members for the same one. */
export const DUPLICATE_REASONS = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

const named = z.object({ _id: objectId, number: z.string(), name: z.string() });
const by = z.object({ _id: objectId, username: z.string() });

const CHOOSE_TWO = 'Choose two members';

/** Two members who may be the same one; the older number first. `name` means name and date of birth. */
export const duplicatePair = z.object({
  /** Both ids. */
  _id: z.string(),
  members: z.tuple([memberRow, memberRow]),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
});
export type DuplicatePair = z.infer<typeof duplicatePair>;

export const duplicateQuery = pageQuery;
export type DuplicateQuery = z.output<typeof duplicateQuery>;

/** Two members who are not the same one, with their names when staff said so. */
export const distinctPair = z.object({
  _id: objectId,
  members: z.tuple([named, named]),
  at: moment,
  by,
});
export type DistinctPair = z.infer<typeof distinctPair>;

/** Marks two members as distinct. */
export const distinctPairBody = body({ one: objectId, other: objectId }).refine(
  ({ one, other }) => one !== other,
  { path: ['other'], message: CHOOSE_TWO },
);
export type DistinctPairBody = z.output<typeof distinctPairBody>;

/** Merges two members into `keep`. */
export const memberMergeBody = body({
  keep: objectId,
  drop: objectId,
  dryRun: z.boolean().optional(),
}).refine(({ keep, drop }) => keep !== drop, { path: ['drop'], message: CHOOSE_TWO });
export type MemberMergeBody = z.output<typeof memberMergeBody>;

const outcome = z.object({
  grade: z.enum(MEMBER_GRADES),
  standing: z.enum(STANDINGS),
  balance: koboSum,
});
export type MergeOutcome = z.infer<typeof outcome>;

/** Effect of a merge on the kept member; `_id` is absent in a dry run. */
export const memberMerge = z.object({
  _id: objectId.optional(),
  keep: memberRow,
  drop: memberRow,
  moved: z.object({
    terms: z.int(),
    events: z.int(),
    charges: z.int(),
    payments: z.int(),
    documents: z.int(),
  }),
  /** Titles of charges that both have for one period; both stay, and the second one is renamed. */
  renamed: z.array(z.string()),
  /** Fields of the kept member that were empty. */
  filled: z.array(z.string()),
  before: outcome,
  after: outcome,
});
export type MemberMerge = z.infer<typeof memberMerge>;

export const MERGE_STATES = ['running', 'done', 'undoing', 'undone'] as const;

/** A merge on record. */
export const mergeRecord = z.object({
  _id: objectId,
  keep: named,
  drop: named,
  at: moment,
  by,
  state: z.enum(MERGE_STATES),
  /** Present while the merge can be undone. */
  undoUntil: moment.optional(),
});
export type MergeRecord = z.infer<typeof mergeRecord>;
