import { z } from 'zod';
import { assignmentResult } from '../assignments/assignments.schemas';
import { CERTIFICATE_STATUSES } from '../certificates/certificates.schemas';
import { moment, objectId } from '../core/fields';
import { heldResult } from '../exams/release.schemas';

/** States of an assigned exam for its person. */
export const MY_EXAM_STATES = [
  'open',
  'not-open',
  'past-due',
  'started',
  'paused',
  'grading',
  'completed',
] as const;

/** An exam assigned to the person. Its score is secret until its release. */
export const myExam = z.object({
  /** Id of the assignment. */
  _id: objectId,
  examName: z.string(),
  examCode: z.string(),
  totalQuestions: z.number().int(),
  /** Time for the exam, including the person's extra time. */
  minutes: z.number().int(),
  state: z.enum(MY_EXAM_STATES),
  dueDate: moment,
  /** Earliest start; absent when it can be started now. */
  opensAt: moment.optional(),
  dateWritten: moment.nullable(),
  /** Reason why the person, as a member, cannot start it now, in a sentence. */
  startForbidden: z.string().optional(),
  /** Starting needs the access code of the hall. */
  needsCode: z.boolean().optional(),
  /** Starting needs Safe Exam Browser. */
  needsSeb: z.boolean().optional(),
  /** Present while the result is not released. */
  held: heldResult.optional(),
  /** Right answers, and the whole result; only once it is released. */
  score: z.number().nullable(),
  result: assignmentResult.optional(),
});
export type MyExam = z.infer<typeof myExam>;

/** A certificate of the person, also one that is no longer valid. */
export const myCertificate = z.object({
  _id: objectId,
  studentName: z.string(),
  courseTitle: z.string(),
  /** Public number, by which anybody can verify it. */
  certificateNumber: z.string(),
  dateGenerated: z.string(),
  status: z.enum(CERTIFICATE_STATUSES),
  revokedAt: moment.optional(),
  /** Reason of the revocation, if public. */
  reason: z.string().optional(),
  /** Number of the certificate that replaces this one. */
  replacedBy: z.string().optional(),
});
export type MyCertificate = z.infer<typeof myCertificate>;
