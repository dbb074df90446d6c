import { z } from 'zod';
import { listOf } from '../core/bounded';
import { blank, body, moment, text } from '../core/fields';
import { THREAD_LIMITS } from '../students/thread-limits';
import { student, upload } from '../students/students.schemas';
import { proposal, threadMessage } from '../students/thread.schemas';

/** States of an application as its applicant sees it. */
export const MY_APPLICATION_STATES = [
  'received',
  'in-review',
  'more-information',
  'answered',
  'accepted',
  'rejected',
] as const;
export type MyApplicationState = (typeof MY_APPLICATION_STATES)[number];

/** The form as registered, without anything of staff and with the serial masked. */
export const myForm = student.omit({
  _id: true,
  revision: true,
  review: true,
  archived: true,
  accommodation: true,
});
export type MyForm = z.infer<typeof myForm>;

/** One's own application. */
export const myApplication = z.object({
  state: z.enum(MY_APPLICATION_STATES),
  registeredAt: moment,
  /** Time of the latest step; null while nothing followed the registration. */
  at: moment.nullable(),
  /** Reason of a rejection. */
  reason: z.string().nullable(),
  /** Open question of the office; an answer names its `number`. */
  question: z.object({ number: z.number().int(), text: z.string(), at: moment }).nullable(),
  /** Oldest first. */
  thread: z.array(threadMessage),
  form: myForm,
  /** Newest first. */
  proposals: z.array(proposal),
  /** False after the decision, and after too many proposals. */
  mayPropose: z.boolean(),
});
export type MyApplication = z.infer<typeof myApplication>;

/** An answer to the open question, with files, or files alone. */
export const myAnswerBody = body({
  question: z.number().int().min(0),
  text: blank(text(THREAD_LIMITS.answerLength)),
  documents: blank(
    listOf(upload, THREAD_LIMITS.answerFiles, {
      tooMany: `Send at most ${THREAD_LIMITS.answerFiles} files with an answer`,
    }),
  ),
}).refine(({ text: words, documents }) => words !== undefined || (documents?.length ?? 0) > 0, {
  path: ['text'],
  message: 'Write an answer, or add a file',
});
export type MyAnswerBody = z.output<typeof myAnswerBody>;
export type MyAnswerInput = z.input<typeof myAnswerBody>;

/** A print token for one's own form. */
export const myFormToken = z.object({ id: z.string(), printToken: z.string() });
