import { z } from 'zod';
import { isIdsOrFilter, WHICH, whichOf } from '../core/bulk';
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

/** To whom staff gave a serial, by word of mouth or on paper. */
export const serialHolder = strict({ name: personName, phone: blank(visibleLine(40)) });

/**
 * A serial number; `dateUsed` is null while it is unused. `serial` is whole while it is valid, for whoever made it and for
 * a SUPER_ADMIN; else it is masked: {@link maskSerial}.
 */
export const serial = z.object({
  id: objectId,
  serial: z.string(),
  isValid: z.boolean(),
  dateGenerated: moment,
  dateUsed: moment.nullable(),
  purpose: z.enum(SERIAL_PURPOSES),
  /** The batch that it was made with; absent when it was made alone. */
  batch: z.object({ _id: objectId, note: z.string().optional() }).optional(),
  issuedTo: z.object({ name: z.string(), phone: z.string().optional() }).optional(),
  /** Absent in serials of earlier versions. */
  madeBy: z.object({ _id: objectId, username: z.string() }).optional(),
  /** The student who registered with it, unless that record was destroyed. */
  usedBy: objectId.optional(),
  /** The student whose certificate it makes, unless that record was destroyed. */
  student: objectId.optional(),
});
export type Serial = z.infer<typeof serial>;

/** Serials that were made by one call. */
export const serialBatch = z.object({
  _id: objectId,
  /** What it is for, in the words of whoever made it. */
  note: z.string().optional(),
  purpose: z.enum(SERIAL_PURPOSES),
  /** How many were made. */
  count: z.number().int(),
  /** How many of them can still be used. */
  unused: z.number().int(),
  dateGenerated: moment,
  madeBy: z.object({ _id: objectId, username: z.string() }),
});
export type SerialBatch = z.infer<typeof serialBatch>;

/** Null takes back to whom it was given. */
export const serialIssueBody = body({ issuedTo: serialHolder.nullable() });

/** The whole of a serial. */
export const revealedSerial = z.object({ serial: z.string() });

/**
 * A certificate serial is bound to one name and one course, and may be for one student. With `count` or `note` the serials
 * are a batch.
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

/** From and to are moments at which serials were made. */
export const serialListQuery = listQuery({
  valid: yesOrNo,
  purpose: oneOf(SERIAL_PURPOSES),
  batch: objectId.optional(),
  ...period,
});
export type SerialListQuery = z.output<typeof serialListQuery>;

/** Which serials are removed; those that are not unused are left. */
export const serialRemoveManyBody = body(whichOf(serialListQuery)).refine(isIdsOrFilter, WHICH);
export type SerialRemoveManyBody = z.output<typeof serialRemoveManyBody>;

export const serialVerdict = z.object({ isValid: z.boolean() });

export const serialValidateQuery = z.object({
  /** Input that cannot be a serial (too long, sent twice) is treated as empty and so as invalid. */
  serial: z.string().max(200).catch(''),
  purpose: z.enum(SERIAL_PURPOSES).optional(),
});

/** As {@link serialValidateQuery}, but in a body: a serial is a credential, and addresses are logged on their way. */
export const serialCheckBody = body(serialValidateQuery.shape);
