import { z } from 'zod';
import { listOf } from '../core/bounded';
import { activityCounts } from '../activity/activity.schemas';
import { moment, objectId } from '../core/fields';
import { CLOSERS } from '../invigilation/invigilation.schemas';
import { LATE_DECISIONS } from '../results/results.schemas';

/** Messages between services about one person's data, for exports and retention. */

/** Identifies certificates by name, because not all of them hold a student id. */
export const nameOfPerson = z.object({
  surname: z.string(),
  firstName: z.string(),
  middleName: z.string().optional(),
});
export type NameOfPerson = z.infer<typeof nameOfPerson>;

export const latestRecordsBody = z.object({
  people: listOf(nameOfPerson.extend({ _id: objectId }), 100),
});
export type LatestRecordsBody = z.infer<typeof latestRecordsBody>;

/** Times of the latest records; absent if none. `isSitting` while an attempt is open or ungraded. */
export const latestRecords = z.object({
  _id: objectId,
  result: moment.optional(),
  certificate: moment.optional(),
  assignment: moment.optional(),
  isSitting: z.boolean(),
});
export type LatestRecords = z.infer<typeof latestRecords>;

/** An action of staff, without the actor. */
const done = z.object({ at: moment, reason: z.string() });
/** Answers by question number. Question texts and keys belong to the institute and are left out. */
const givenAnswers = z.array(z.object({ question: z.number().int(), answer: z.string().nullable() }));
const examName = { examName: z.string(), examCode: z.string() };

/** All that the exams service stores about a student, except questions and names of staff. */
export const studentRecords = z.object({
  assignments: z.array(
    z.object({
      _id: objectId,
      ...examName,
      status: z.enum(['pending', 'completed']),
      round: z.number().int(),
      score: z.number().int().nullable(),
      createdAt: moment,
      dueDate: moment,
      extraTime: z.number(),
      dateWritten: moment.nullable(),
    }),
  ),
  attempts: z.array(
    z.object({
      _id: objectId,
      ...examName,
      round: z.number().int(),
      status: z.string(),
      startedAt: moment,
      deadline: moment,
      savedAt: moment.nullable(),
      submittedAt: moment.nullable(),
      closedBy: z.enum(CLOSERS).nullable(),
      closed: done.nullable(),
      reset: done.nullable(),
      answers: givenAnswers,
      lateAnswers: givenAnswers,
      /** Activity counts; absent if none were reported. */
      activity: activityCounts.optional(),
    }),
  ),
  results: z.array(
    z.object({
      _id: objectId,
      ...examName,
      createdAt: moment,
      percantage: z.number().int(),
      total_score: z.number().int(),
      total_answered: z.number().int(),
      total_correct: z.number().int(),
      total_wrong: z.number().int(),
      pass: z.boolean(),
      remark: z.string().optional(),
      note: z.string().optional(),
      answers: givenAnswers,
      lateDecision: done
        .extend({ decision: z.enum(LATE_DECISIONS), scoreBefore: z.number().int() })
        .nullable(),
    }),
  ),
  certificates: z.array(
    z.object({
      _id: objectId,
      studentName: z.string(),
      courseTitle: z.string(),
      certificateNumber: z.string(),
      dateGenerated: z.string(),
      createdAt: moment,
      revokedAt: moment.nullable(),
    }),
  ),
});
export type StudentRecords = z.infer<typeof studentRecords>;

/** A file of a student. `saveName` is safe for file systems; `isInfected` ones are not handed out. */
export const ownedFile = z.object({
  public_id: z.string().regex(/^[0-9a-f]{32}$/),
  kind: z.string(),
  name: z.string(),
  saveName: z.string().regex(/^[^/\\]+$/),
  type: z.string(),
  size: z.number().int(),
  createdAt: moment,
  isInfected: z.boolean(),
});
export type OwnedFile = z.infer<typeof ownedFile>;
