import { z } from 'zod';
import { blank, body, moment, objectId, text } from '../core/fields';
import { LIMITS } from '../core/limits';
import { fileLink } from './students.schemas';

/** A message between the office and an applicant, with files of the applicant. */
export const threadMessage = z.object({
  _id: objectId,
  from: z.enum(['office', 'applicant']),
  text: z.string(),
  at: moment,
  files: z.array(z.object({ name: z.string(), file: fileLink })),
  /** Staff only: username of the author. */
  by: z.string().optional(),
});
export type ThreadMessage = z.infer<typeof threadMessage>;

/** States of a proposed correction; the applicant may replace or withdraw an open one. */
export const PROPOSAL_STATES = ['open', 'accepted', 'refused', 'withdrawn', 'replaced'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A field that a proposal changes; those of `currentEmploymet` have their own name. Null is empty. */
export const proposedChange = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type ProposedChange = z.infer<typeof proposedChange>;

/** A correction that the applicant proposed. */
export const proposal = z.object({
  _id: objectId,
  state: z.enum(PROPOSAL_STATES),
  at: moment,
  reason: z.string(),
  changes: z.array(proposedChange),
  /** Time at which it was accepted, refused, withdrawn or replaced. */
  closedAt: moment.nullable(),
  /** Words of the office to the applicant about its refusal. */
  answer: z.string().nullable(),
  /** Staff only: username of who accepted or refused it. */
  by: z.string().optional(),
});
export type Proposal = z.infer<typeof proposal>;

/** Messages, oldest first, and proposals, newest first. */
export const studentThread = z.object({
  messages: z.array(threadMessage),
  proposals: z.array(proposal),
});
export type StudentThread = z.infer<typeof studentThread>;

/**
 * Accepts or refuses an open proposal. `revision` is the record's that was read. A refusal tells the
 * applicant why.
 */
export const proposalDecisionBody = body({
  accept: z.boolean(),
  revision: z.number().int().min(0),
  answer: blank(text(LIMITS.reasonLength, { min: LIMITS.reasonMin })),
}).refine(({ accept, answer }) => accept || answer !== undefined, {
  path: ['answer'],
  message: 'Tell the applicant in a few words why not',
});
export type ProposalDecisionBody = z.output<typeof proposalDecisionBody>;
