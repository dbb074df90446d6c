import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body } from '../core/fields';
import { cpdKind } from '../members/cpd-rules.schemas';
import { cpdEntered, cpdEntryFields, cpdYear, cpdYearNumber } from '../members/cpd.schemas';
import { MEMBER_FILE_LIMITS, sentMemberFiles, memberFileId } from '../members/member-files.schemas';
import { lagosDay } from '../members/money';

/** An entry for its member. `decision` names no staff. */
export const myCpdEntry = z.object({
  ...cpdEntryFields,
  decision: z.object({ points: z.number(), reason: z.string(), day: z.string() }).optional(),
});
export type MyCpdEntry = z.infer<typeof myCpdEntry>;

/** The year of the answer; this year without it. */
export const myCpdQuery = z.strictObject({ year: cpdYearNumber.optional() });
export type MyCpdQuery = z.output<typeof myCpdQuery>;

/** A year of CPD: its sum, its entries latest first, and what may be entered. */
export const myCpd = z.object({
  sum: cpdYear,
  entries: z.array(myCpdEntry),
  kinds: z.array(cpdKind),
  /** Years since the membership began, latest first. */
  years: z.array(z.int()),
  /** First day that an entry may have. */
  earliestDay: z.string(),
});
export type MyCpd = z.infer<typeof myCpd>;

/** Enters an activity, with its evidence. */
export const myCpdAddBody = body({ ...cpdEntered, day: lagosDay, files: sentMemberFiles(1) });
export type MyCpdAddBody = z.output<typeof myCpdAddBody>;

/** Changes a pending entry as it was shown. Stored files that `keep` leaves out are removed. */
export const myCpdChangeBody = body({
  revision: z.int().min(1),
  ...cpdEntered,
  day: lagosDay,
  keep: listOf(memberFileId, MEMBER_FILE_LIMITS.files),
  files: sentMemberFiles(0),
}).refine(({ keep, files }) => keep.length + files.length > 0, {
  path: ['files'],
  message: 'Add at least one file',
});
export type MyCpdChangeBody = z.output<typeof myCpdChangeBody>;
