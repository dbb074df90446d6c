import { z } from 'zod';
import { isIdsOrFilter, SELECTION_MESSAGE, selectionOf } from '../core/bulk';
import { SERIAL_PURPOSES } from '../core/enumerations';
import {
  blank,
  body,
  line,
  moment,
  objectId,
  personName,
  strict,
  visibleLine,
  visibleName,
} from '../core/fields';
import { LIMITS } from '../core/limits';
import { listQuery, oneOf, period, yesOrNo } from '../core/list-query';

/** Person to whom staff gave a serial, verbally or on paper. */
export const serialHolder = strict({ name: personName, phone: blank(visibleLine(40)) });

/**
 * A serial number; `dateUsed` is null while unused. `serial` is complete only while valid, and only
 * for its maker and SUPER_ADMIN; else it is masked, see {@link maskSerial}.
 */
export const serial = z.object({
  id: objectId,
  serial: z.string(),
  isValid: z.boolean(),
  dateGenerated: moment,
  dateUsed: moment.nullable(),
  purpose: z.enum(SERIAL_PURPOSES),
  /** Its batch; absent if it was made singly. */
  batch: z.object({ _id: objectId, note: z.string().optional() }).optional(),
  issuedTo: z.object({ name: z.string(), phone: z.string().optional() }).optional(),
  /** Absent for serials of earlier versions. */
  madeBy: z.object({ _id: objectId, username: z.string() }).optional(),
  /** Student who registered with it, unless the record was destroyed. */
  usedBy: objectId.optional(),
  /** Student whose certificate it issues, unless the record was destroyed. */
  student: objectId.optional(),
});
export type Serial = z.infer<typeof serial>;

/** Serials made by one call. */
export const serialBatch = z.object({
  _id: objectId,
  /** Purpose, in the maker's words. */
  note: z.string().optional(),
  purpose: z.enum(SERIAL_PURPOSES),
  /** Number of serials made. */
  count: z.number().int(),
  /** Number of serials still usable. */
  unused: z.number().int(),
  dateGenerated: moment,
  madeBy: z.object({ _id: objectId, username: z.string() }),
});
export type SerialBatch = z.infer<typeof serialBatch>;

/** Null clears the holder. */
export const serialIssueBody = body({ issuedTo: serialHolder.nullable() });

/** An unmasked serial. */
export const revealedSerial = z.object({ serial: z.string() });

/**
 * A certificate serial is bound to one name and one course, and optionally to one student. `count`
 * or `note` makes a batch.
 */
export const serialGenerateBody = body({
  count: z.number().int().min(1).max(LIMITS.serialBatchMax).optional(),
  purpose: z.enum(SERIAL_PURPOSES).default('registration'),
  note: blank(line(LIMITS.titleLength)),
  studentName: blank(visibleName(LIMITS.certificateNameLength)),
  selectedCourse: blank(objectId),
  student: blank(objectId),
}).superRefine((value, context) => {
  if (value.purpose !== 'certificate') {
    if (value.student)
      context.addIssue({
        code: 'custom',
        path: ['student'],
        message: 'Only a certificate serial can be for a student',
      });
    return;
  }
  for (const key of ['studentName', 'selectedCourse'] as const) {
    if (!value[key])
      context.addIssue({
        code: 'custom',
        path: [key],
        message: 'A certificate serial needs a name and a course',
      });
  }
});
export type SerialGenerateBody = z.infer<typeof serialGenerateBody>;

/** `from` and `to` filter by time of creation. */
export const serialListQuery = listQuery({
  valid: yesOrNo,
  purpose: oneOf(SERIAL_PURPOSES),
  batch: objectId.optional(),
  ...period,
});
export type SerialListQuery = z.output<typeof serialListQuery>;

/** Serials to remove; used and removed ones are skipped. */
export const serialRemoveManyBody = body(selectionOf(serialListQuery)).refine(
  isIdsOrFilter,
  SELECTION_MESSAGE,
);
export type SerialRemoveManyBody = z.output<typeof serialRemoveManyBody>;

export const serialVerdict = z.object({ isValid: z.boolean() });

export const serialValidateQuery = z.object({
  /** Malformed input (too long, repeated) becomes empty and so invalid. */
  serial: z.string().max(200).catch(''),
  purpose: z.enum(SERIAL_PURPOSES).optional(),
});

/** {@link serialValidateQuery} in a body, because a serial is a credential and URLs are logged. */
export const serialCheckBody = body(serialValidateQuery.shape);
