import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, line, moment, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { listQuery, oneOf } from '../core/list-query';
import { CPD_LIMITS, CPD_UNITS, cpdAmount, cpdPoints } from './cpd-rules.schemas';
import { memberFile } from './member-files.schemas';
import { MEMBER_GRADES } from './member-values';

/** States of an entry. The member may change a pending one; decisions are final. */
export const CPD_STATES = ['pending', 'confirmed', 'refused', 'withdrawn'] as const;
export type CpdState = (typeof CPD_STATES)[number];

/** An activity of continuing professional development. Points have quarters at most. */
export const cpdEntryFields = {
  _id: objectId,
  kind: z.string(),
  /** Title and unit of the kind when it was entered. */
  kindTitle: z.string(),
  unit: z.enum(CPD_UNITS),
  title: z.string(),
  day: z.string(),
  /** Hours, or a number of activities. */
  amount: z.number(),
  /** Points by the settings when it was entered. */
  claimed: z.number(),
  state: z.enum(CPD_STATES),
  files: z.array(memberFile),
  revision: z.int(),
  createdAt: moment,
};

const by = z.object({ _id: objectId, username: z.string() });

/** An entry for staff. */
export const cpdEntry = z.object({
  ...cpdEntryFields,
  member: objectId,
  number: z.string(),
  name: z.string(),
  decision: z.object({ points: z.number(), reason: z.string(), at: moment, by }).optional(),
});
export type CpdEntry = z.infer<typeof cpdEntry>;

/** Pending entries oldest first, others latest first. */
export const cpdEntryListQuery = listQuery({ state: oneOf(CPD_STATES), member: objectId.optional() });
export type CpdEntryListQuery = z.output<typeof cpdEntryListQuery>;

const CPD_DECISIONS = ['confirmed', 'refused'] as const;

/** Decides on an entry as it was shown. Confirmed, it has the claimed points unless `points` says otherwise. */
export const cpdEntryDecideBody = body({
  revision: z.int().min(1),
  decision: z.enum(CPD_DECISIONS, 'Confirm or refuse the entry'),
  points: cpdPoints.optional(),
  /** The member reads it. Only a confirmation of the claimed points needs none. */
  reason: givenReason.optional(),
});
export type CpdEntryDecideBody = z.output<typeof cpdEntryDecideBody>;

/** Points of one kind in a year: all confirmed ones, and those that count. */
export const cpdKindSum = z.object({
  kind: z.string(),
  title: z.string(),
  confirmed: z.number(),
  counted: z.number(),
  yearlyMax: z.number().nullable(),
});
export type CpdKindSum = z.infer<typeof cpdKindSum>;

/** Sum of a year against what the grade takes. */
export const cpdYear = z.object({
  year: z.int(),
  grade: z.enum(MEMBER_GRADES),
  required: z.number(),
  /** Confirmed points that count. */
  counted: z.number(),
  /** Claimed points of pending entries. */
  pending: z.number(),
  kinds: z.array(cpdKindSum),
});
export type CpdYear = z.infer<typeof cpdYear>;

/** Year of CPD, from 1950. */
export const cpdYearNumber = z.coerce.number<number>('Enter a year').int().min(1950).max(2200);

/** A statement of a year to print, as of `on`. */
export const printedCpdStatement = z.object({
  member: objectId,
  memberNumber: z.string(),
  name: z.string(),
  on: z.string(),
  year: z.int(),
  grade: z.enum(MEMBER_GRADES),
  required: z.number(),
  counted: z.number(),
  entries: listOf(
    z.object({
      day: z.string(),
      title: z.string(),
      kind: z.string(),
      points: z.number(),
      isPending: z.boolean(),
    }),
    // A merge may bring the entries of two members together.
    CPD_LIMITS.entries * 2,
  ),
  kinds: listOf(cpdKindSum, CPD_LIMITS.kinds * 2),
});
export type PrintedCpdStatement = z.infer<typeof printedCpdStatement>;

/** Fields of an entry that its member gives. */
export const cpdEntered = {
  kind: z.string('Choose the activity').min(1, 'Choose the activity').max(CPD_LIMITS.keyLength),
  title: line(LIMITS.titleLength, { min: 3, message: 'Say in a few words what you did' }),
  amount: cpdAmount,
};
