import { z } from 'zod';
import { blank, body, moment, objectId, text } from '../core/fields';
import { givenReason } from '../core/intervention';
import { LIMITS } from '../core/limits';

/** Review states of an application. `new` until staff start a review or decide. */
export const REVIEW_STATUSES = ['new', 'in-review', 'more-information', 'accepted', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/**
 * Filter values; `waiting` is `new` and `in-review`. `answered` has an answer of the applicant that no
 * decision followed, `proposed` an open proposal of a correction.
 */
export const STATUS_FILTERS = ['waiting', 'answered', 'proposed', ...REVIEW_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Statuses that staff can set; applicants are notified of all but `in-review`. */
export const DECISIONS = ['in-review', 'more-information', 'accepted', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Decisions with a mail to the applicant. */
export const NOTIFIED_DECISIONS = ['more-information', 'accepted', 'rejected'] as const;
export type NotifiedDecision = (typeof NOTIFIED_DECISIONS)[number];
export const isNotified = (decision: Decision): decision is NotifiedDecision => decision !== 'in-review';

/** True if a decision needs a reason, which its mail quotes. */
export const needsReason = (decision: Decision): boolean =>
  decision === 'rejected' || decision === 'more-information';

/** State of an application: since when, by whose username, and why. All but `status` are null while new. */
export const review = z.object({
  status: z.enum(REVIEW_STATUSES),
  /** Counts decisions; a new decision states the one that it was based on. */
  revision: z.number().int(),
  at: moment.nullable(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** Time of the applicant's answer, until the next decision; `by`, `at` and `reason` are the question's. */
  answeredAt: moment.optional(),
});
export type Review = z.infer<typeof review>;

export const REASON_NEEDED = { path: ['reason'], message: 'Give the reason in a few words' };

/**
 * A decision on an application. `notify` sends its mail. `seen` is the review's revision that was
 * read; without it only waiting applications are decided.
 */
export const decisionBody = body({
  decision: z.enum(DECISIONS),
  reason: blank(givenReason),
  notify: z.boolean(),
  seen: z.number().int().min(0).optional(),
}).refine(({ decision, reason }) => reason !== undefined || !needsReason(decision), REASON_NEEDED);
export type DecisionBody = z.output<typeof decisionBody>;

/** Request for a preview of a decision's mail; the reason may be empty. */
export const decisionPreviewBody = body({
  decision: z.enum(NOTIFIED_DECISIONS),
  reason: blank(text(LIMITS.reasonLength)),
});
export type DecisionPreviewBody = z.output<typeof decisionPreviewBody>;

/** Preview of a decision's mail. `isKept` if no mail server is set: it then stays in the outbox. */
export const decisionPreview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  isKept: z.boolean(),
});
export type DecisionPreview = z.infer<typeof decisionPreview>;

/** A staff note on an applicant; staff only. */
export const studentNote = z.object({
  _id: objectId,
  text: z.string(),
  by: z.string(),
  at: moment,
  /** Time of the author's last edit. */
  editedAt: moment.optional(),
  /** True for the author of the note. */
  isOwn: z.boolean().optional(),
});
export type StudentNote = z.infer<typeof studentNote>;

export const noteBody = body({
  text: text(LIMITS.noteLength, { min: 1, message: 'Write the note first' }),
});
export type NoteBody = z.output<typeof noteBody>;
