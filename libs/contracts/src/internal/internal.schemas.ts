import { z } from 'zod';
import { listOf } from '../core/bounded';
import { DOCUMENT_KINDS, ROLES } from '../core/enumerations';
import { body, dataUrl, email, objectId, text } from '../core/fields';
import { LIMITS } from '../core/limits';
import { storedPicture } from '../exams/question-pictures.schemas';
import { serialBatch } from '../serials/serials.schemas';
import { moreTime } from '../students/accommodation.schemas';
import { applicantStanding } from '../students/standing.schemas';
import { studentListQuery, studentSummary } from '../students/students.schemas';

/** Bodies and answers of the calls that services make of each other; no browser can reach them. */

/** Exam sign-in as the exams service passes it on; `address` is the candidate's network address. */
export const internalSignInBody = z.object({
  email: z.string(),
  SerialNumber: z.string(),
  address: z.string(),
});
export type InternalSignInBody = z.infer<typeof internalSignInBody>;

/** The current version and role of every staff account; a token with an older version, or of an ended session, is void. */
export const staffVersions = z.object({
  versions: z.record(z.string(), z.object({ ver: z.number().int(), role: z.enum(ROLES) })),
  /** Sessions that were ended before their time; absent from a service of the release before. */
  endedSessions: z.array(z.string()).optional(),
  /** Students archived so lately that a candidate's sign-in of before may go on; absent from one of the release before. */
  archivedStudents: z.array(z.string()).optional(),
});
export type StaffVersions = z.infer<typeof staffVersions>;

/** The account whose password its owner must replace. */
export const initialPasswordBody = body({ email });

/** Takes a certificate serial into use; repeating it with the same name and course is fine. `address` is the client's. */
export const redeemBody = z.object({
  serial: z.string(),
  studentName: text(LIMITS.certificateNameLength, { min: 1 }),
  selectedCourse: objectId,
  address: z.string().optional(),
});
export type RedeemBody = z.infer<typeof redeemBody>;

/** What a certificate serial was made for; without `student` where staff chose nobody, and from a service of the release before. */
export const redeemedSerial = z.object({
  studentName: z.string(),
  selectedCourse: objectId,
  student: objectId.optional(),
});
export type RedeemedSerial = z.infer<typeof redeemedSerial>;

/** A batch of serials to print; `serials` are whole, as nobody has used them. */
export const printableBatch = serialBatch.extend({ serials: z.array(z.string()) });
export type PrintableBatch = z.infer<typeof printableBatch>;

/** Who did a step: a SUPER_ADMIN, as the role is now, or the ADMIN with this id. */
const stepOf = z.union([z.literal('super'), objectId]);

/** A student that a look-up found; a service of the release before does not tell how the application stands. */
export const foundStudent = studentSummary.extend({
  ...applicantStanding.shape,
  /** Who made the serial and who accepted the application; a step that nobody is known to have done is absent. */
  behind: z.object({ serial: stepOf.optional(), acceptance: stepOf.optional() }).optional(),
  /** What new assignments take over; never for a candidate. */
  moreTime: moreTime.optional(),
});
export type FoundStudent = z.infer<typeof foundStudent>;

/** What papers and files tell of a candidate: of the serial, which is a credential, the last group alone. */
export const studentCard = z.object({
  _id: objectId,
  serialEnd: z.string(),
  photo: z.object({ public_id: z.string() }).nullable(),
  /** Absent from a service of the release before, as the date of birth is. */
  email: z.string().optional(),
  dob: z.string().nullable().optional(),
});
export type StudentCard = z.infer<typeof studentCard>;

/** Asks which students a filter of their list finds; whose page and size do not count. */
export const studentIdsBody = z.object({
  filter: studentListQuery,
  limit: z.number().int().min(1).max(10_000),
});
export type StudentIdsBody = z.infer<typeof studentIdsBody>;

export const studentIds = z.object({ ids: z.array(objectId), total: z.number().int() });
export type StudentIds = z.infer<typeof studentIds>;

export const printTokenBody = z.object({ kind: z.enum(DOCUMENT_KINDS), id: objectId });
export type PrintTokenBody = z.infer<typeof printTokenBody>;

export const documentFileBody = z.object({ kind: z.literal('certificate'), id: objectId });
export type DocumentFileBody = z.infer<typeof documentFileBody>;

/** A document for a mail, in base64 when it is done; `failed` also where nothing can be printed. */
export const documentFile = z.object({
  status: z.enum(['working', 'done', 'failed']),
  name: z.string().optional(),
  file: z.string().optional(),
});
export type DocumentFile = z.infer<typeof documentFile>;

/** Files of a registration: all are stored, or none. */
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

/** Files that are added to those of a student. */
export const furtherFilesBody = studentFilesBody
  .omit({ student: true })
  .extend({ passport: dataUrl.optional() });
export type FurtherFilesBody = z.infer<typeof furtherFilesBody>;

export const furtherFilesStored = studentFilesStored.partial({ passport: true });
export type FurtherFilesStored = z.infer<typeof furtherFilesStored>;

/** A student's name since the correction `revision`; an earlier one that arrives later changes nothing. */
export const correctedName = studentSummary
  .pick({ surname: true, firstName: true, middleName: true, gender: true })
  .extend({ revision: z.number().int().min(1) });
export type CorrectedName = z.infer<typeof correctedName>;

/** Files of pictures, and the most of one call: those of the largest exam. */
export const pictureFiles = z.object({ files: z.array(z.string()) });
export const pictureFilesBody = z.object({
  files: listOf(z.string(), LIMITS.examQuestionsMax * (LIMITS.examOptionsMax + 1)),
});

/** Ids of signatures: those of one version of a template. */
export const signatureFiles = z.object({ files: listOf(z.string(), 10) });

/** A stored picture of a question. */
export const claimedPicture = storedPicture.omit({ url: true });
export type ClaimedPicture = z.infer<typeof claimedPicture>;
