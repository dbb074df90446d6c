import { z } from 'zod';
import { DOCUMENT_KINDS, ROLES } from '../core/enumerations';
import { dataUrl, moment, objectId, text } from '../core/fields';
import { LIMITS } from '../core/limits';

/** Bodies and answers of the calls that services make of each other; no browser can reach them. */

/** Exam sign-in as the exams service passes it on; `address` is the candidate's network address. */
export const internalSignInBody = z.object({
  email: z.string(),
  SerialNumber: z.string(),
  address: z.string(),
});
export type InternalSignInBody = z.infer<typeof internalSignInBody>;

/** The current version and role of every staff account; a token with an older version is void. */
export const staffVersions = z.object({
  versions: z.record(z.string(), z.object({ ver: z.number().int(), role: z.enum(ROLES) })),
});
export type StaffVersions = z.infer<typeof staffVersions>;

export const studentLookupBody = z.object({ ids: z.array(objectId).max(500) });

/** Takes a certificate serial into use; repeating it with the same name and course is fine. */
export const redeemBody = z.object({
  serial: z.string(),
  studentName: text(LIMITS.certificateNameLength, { min: 1 }),
  selectedCourse: objectId,
});
export type RedeemBody = z.infer<typeof redeemBody>;

/** The students who registered last, as many as a printed list holds. */
export const studentLatestQuery = z.object({
  limit: z.coerce.number<number>().int().min(1).max(LIMITS.studentListRows),
});

export const printTokenBody = z.object({ kind: z.enum(DOCUMENT_KINDS), id: objectId });
export type PrintTokenBody = z.infer<typeof printTokenBody>;

/** Files of a registration: all are stored, or none. */
export const studentFilesBody = z.object({
  student: objectId,
  passport: dataUrl,
  documents: z.array(z.object({ name: z.string().max(LIMITS.fileNameLength), file: dataUrl })).max(2),
});
export type StudentFilesBody = z.infer<typeof studentFilesBody>;

export const studentFilesStored = z.object({
  passport: z.object({ public_id: z.string() }),
  documents: z.array(z.object({ name: z.string(), file: z.object({ public_id: z.string() }) })),
});
export type StudentFilesStored = z.infer<typeof studentFilesStored>;

export const redeemAnswer = z.object({ studentName: z.string(), selectedCourse: objectId });
export const revokeAnswer = z.object({ serial: z.string() });
export const printTokenAnswer = z.object({ token: z.string() });

/** A set of seed data that was written; `name` as `demo`. */
export const seedMark = z.object({ name: z.string(), seededAt: moment });
