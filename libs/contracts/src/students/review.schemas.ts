import { z } from 'zod';
import { blank, body, moment, objectId, text } from '../core/fields';
import { givenReason } from '../core/intervention';
import { LIMITS } from '../core/limits';

/** Where an application stands. It is `new` until staff take it into review or decide on it. */
export const REVIEW_STATUSES = ['new', 'in-review', 'more-information', 'accepted', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What waits for staff: `new` and `in-review`. The others wait for the applicant, or are decided. */
export const STATUS_FILTERS = ['waiting', ...REVIEW_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The status that staff give; an applicant hears of each but `in-review`. */
export const DECISIONS = ['in-review', 'more-information', 'accepted', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The decisions of which applicants are told by mail. */
export const TOLD_DECISIONS = ['more-information', 'accepted', 'rejected'] as const;
export type ToldDecision = (typeof TOLD_DECISIONS)[number];
export const isTold = (decision: Decision): decision is ToldDecision => decision !== 'in-review';

/** Whether a decision needs a reason, which its mail tells the applicant. */
export const needsReason = (decision: Decision): boolean =>
  decision === 'rejected' || decision === 'more-information';

/** How an application stands: since when, by whose username, and why. All but the status are null while it is new. */
export const review = z.object({
  status: z.enum(REVIEW_STATUSES),
  /** Counts decisions; a decision names the one that it was made from. */
  revision: z.number().int(),
  at: moment.nullable(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type Review = z.infer<typeof review>;

export const REASON_NEEDED = { path: ['reason'], message: 'Give the reason in a few words' };

/**
 * A decision on an application. `notify` sends its mail. `seen` is the revision of the review that was read; without it
 * only an application that waits is decided.
 */
export const decisionBody = body({
  decision: z.enum(DECISIONS),
  reason: blank(givenReason),
  notify: z.boolean(),
  seen: z.number().int().min(0).optional(),
}).refine(({ decision, reason }) => reason !== undefined || !needsReason(decision), REASON_NEEDED);
export type DecisionBody = z.output<typeof decisionBody>;

/** A decision whose mail is asked for; the reason may not be written yet. */
export const decisionPreviewBody = body({
  decision: z.enum(TOLD_DECISIONS),
  reason: blank(text(LIMITS.reasonLength)),
});
export type DecisionPreviewBody = z.output<typeof decisionPreviewBody>;

/** The mail of a decision as it would go. `isKept` where no mail server is set: then it stays in the outbox. */
export const decisionPreview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  isKept: z.boolean(),
});
export type DecisionPreview = z.infer<typeof decisionPreview>;

/** What staff note on an applicant, for staff alone. */
export const studentNote = z.object({
  _id: objectId,
  text: z.string(),
  by: z.string(),
  at: moment,
  /** When its author changed it last. */
  editedAt: moment.optional(),
  /** Whether whoever asks wrote it. */
  isOwn: z.boolean().optional(),
});
export type StudentNote = z.infer<typeof studentNote>;

export const noteBody = body({
  text: text(LIMITS.noteLength, { min: 1, message: 'Write the note first' }),
});
export type NoteBody = z.output<typeof noteBody>;
