import { z } from 'zod';
import { listOf } from '../core/bounded';
import { DOCUMENT_KINDS, ROLES } from '../core/enumerations';
import { body, dataUrl, email, objectId, text } from '../core/fields';
import { LIMITS } from '../core/limits';
import { storedPicture } from '../exams/question-pictures.schemas';
import { MAILED_DOCUMENTS } from '../core/money-documents';
import { serialBatch } from '../serials/serials.schemas';
import { moreTime } from '../students/accommodation.schemas';
import { applicantStanding } from '../students/standing.schemas';
import { studentListQuery, studentSummary } from '../students/students.schemas';

/** Schemas of internal calls; browsers cannot reach them. */

/** Exam sign-in passed on by the exams service; `address` is the candidate's IP address. */
export const internalSignInBody = z.object({
  email: z.string(),
  SerialNumber: z.string(),
  address: z.string(),
});
export type InternalSignInBody = z.infer<typeof internalSignInBody>;

/** Current version and role of every staff account; a token with an older version or of an ended session is void. */
export const staffVersions = z.object({
  versions: z.record(z.string(), z.object({ ver: z.number().int(), role: z.enum(ROLES) })),
  /** Ids of sessions ended before expiry; absent in answers of the previous version. */
  endedSessions: z.array(z.string()).optional(),
  /**
   * Students archived recently enough that an earlier sign-in may still be valid; absent in answers
   * of the previous version.
   */
  archivedStudents: z.array(z.string()).optional(),
});
export type StaffVersions = z.infer<typeof staffVersions>;

/** Account whose initial password must be replaced. */
export const initialPasswordBody = body({ email });

/** Redeems a certificate serial; idempotent for the same name and course. `address` is the client's IP address. */
export const redeemBody = z.object({
  serial: z.string(),
  studentName: text(LIMITS.certificateNameLength, { min: 1 }),
  selectedCourse: objectId,
  address: z.string().optional(),
});
export type RedeemBody = z.infer<typeof redeemBody>;

/** Purpose of a certificate serial; `student` is absent if staff chose none, and in answers of the previous version. */
export const redeemedSerial = z.object({
  studentName: z.string(),
  selectedCourse: objectId,
  student: objectId.optional(),
});
export type RedeemedSerial = z.infer<typeof redeemedSerial>;

/** A batch of serials to print; `serials` are unmasked, as none is used. */
export const printableBatch = serialBatch.extend({ serials: z.array(z.string()) });
export type PrintableBatch = z.infer<typeof printableBatch>;

/** Actor of a step: any present SUPER_ADMIN, or the ADMIN with this id. */
const stepOf = z.union([z.literal('super'), objectId]);

/** A student that was found; the standing is absent in answers of the previous version. */
export const foundStudent = studentSummary.extend({
  ...applicantStanding.shape,
  /** Makers of the serial and of the acceptance; unknown ones are absent. */
  behind: z.object({ serial: stepOf.optional(), acceptance: stepOf.optional() }).optional(),
  /** Extra time for new assignments; never sent to candidates. */
  moreTime: moreTime.optional(),
});
export type FoundStudent = z.infer<typeof foundStudent>;

/** A candidate's data for printed documents and files; of the serial, which is a credential, only the last group. */
export const studentCard = z.object({
  _id: objectId,
  serialEnd: z.string(),
  photo: z.object({ public_id: z.string() }).nullable(),
  /** Absent in answers of the previous version, like the date of birth. */
  email: z.string().optional(),
  dob: z.string().nullable().optional(),
});
export type StudentCard = z.infer<typeof studentCard>;

/** Requests the ids of students that match a list filter; page and size are ignored. */
export const studentIdsBody = z.object({
  filter: studentListQuery,
  limit: z.number().int().min(1).max(10_000),
});
export type StudentIdsBody = z.infer<typeof studentIdsBody>;

export const studentIds = z.object({ ids: z.array(objectId), total: z.number().int() });
export type StudentIds = z.infer<typeof studentIds>;

export const printTokenBody = z.object({ kind: z.enum(DOCUMENT_KINDS), id: objectId });
export type PrintTokenBody = z.infer<typeof printTokenBody>;

export const documentFileBody = z.object({ kind: z.enum(MAILED_DOCUMENTS), id: objectId });
export type DocumentFileBody = z.infer<typeof documentFileBody>;

/** A document for a mail, in base64 when done; `failed` also if nothing can be printed. */
export const documentFile = z.object({
  status: z.enum(['working', 'done', 'failed']),
  name: z.string().optional(),
  file: z.string().optional(),
});
export type DocumentFile = z.infer<typeof documentFile>;

/** Files of a registration, stored all or none. */
export const studentFilesBody = z.object({
  student: objectId,
  passport: dataUrl,
  documents: listOf(z.object({ name: z.string().max(LIMITS.fileNameLength), file: dataUrl }), 2),
});
export type StudentFilesBody = z.infer<typeof studentFilesBody>;

export const studentFilesStored = z.object({
  passport: z.object({ public_id: z.string() }),
  documents: z.array(z.object({ name: z.string(), file: z.object({ public_id: z.string() }) })),
});
export type StudentFilesStored = z.infer<typeof studentFilesStored>;

/** Further files for a student. */
export const furtherFilesBody = studentFilesBody
  .omit({ student: true })
  .extend({ passport: dataUrl.optional() });
export type FurtherFilesBody = z.infer<typeof furtherFilesBody>;

export const furtherFilesStored = studentFilesStored.partial({ passport: true });
export type FurtherFilesStored = z.infer<typeof furtherFilesStored>;

/** Files of a student that are attached: the passport first if there is one, then the documents. */
export const attachedFilesBody = z.object({
  student: objectId,
  hasPassport: z.boolean(),
  documents: listOf(z.object({ name: z.string().max(LIMITS.fileNameLength) }), 2),
});
export type AttachedFilesBody = z.infer<typeof attachedFilesBody>;

/** Evidence of a payment, whose file is attached. */
export const evidenceBody = z.object({
  payment: objectId,
  name: z.string().max(LIMITS.fileNameLength),
});
export type EvidenceBody = z.infer<typeof evidenceBody>;

/** Name under which the evidence is saved. */
export const evidenceStored = z.object({ name: z.string() });
export type EvidenceStored = z.infer<typeof evidenceStored>;

/** A student's name as of correction `revision`; older revisions that arrive later are ignored. */
export const correctedName = studentSummary
  .pick({ surname: true, firstName: true, middleName: true, gender: true })
  .extend({ revision: z.number().int().min(1) });
export type CorrectedName = z.infer<typeof correctedName>;

/** Picture files; at most those of the largest exam. */
export const pictureFiles = z.object({ files: z.array(z.string()) });
export const pictureFilesBody = z.object({
  files: listOf(z.string(), LIMITS.examQuestionsMax * (LIMITS.examOptionsMax + 1)),
});

/** Ids of signatures of one template version. */
export const signatureFiles = z.object({ files: listOf(z.string(), 10) });

/** A stored picture of a question. */
export const claimedPicture = storedPicture.omit({ url: true });
export type ClaimedPicture = z.infer<typeof claimedPicture>;
