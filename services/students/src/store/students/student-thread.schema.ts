import type { ProposalBody, ProposalState } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import { type NamedFile, namedFileSchema } from './student-files.schema';

/** A message between the office and the applicant. */
export interface StoredMessage {
  _id: Types.ObjectId;
  text: string;
  at: Date;
  /** Author of the office's message; absent for the applicant's own. */
  by?: StaffRef;
  files?: NamedFile[];
  /** Idempotency-Key of the answer, with the hash of its body. */
  request?: { key: string; bodyHash: string };
}

/** Fields that a proposal changes, with their values. */
export type ProposedFields = Omit<ProposalBody, 'reason'>;

/** A correction that the applicant proposes. */
export interface StoredProposal {
  _id: Types.ObjectId;
  at: Date;
  reason: string;
  /** Values of the record when it was proposed, and those wanted. */
  before: ProposedFields;
  wanted: ProposedFields;
}

/** A proposal that is no longer open. */
export interface ClosedProposal extends StoredProposal {
  state: Exclude<ProposalState, 'open'>;
  closedAt: Date;
  /** Author of a decision. */
  by?: StaffRef;
  answer?: string;
}

export const messageSchema = new Schema<StoredMessage>({
  _id: Schema.Types.ObjectId,
  text: String,
  at: Date,
  by: staffRefSchema,
  files: { type: [namedFileSchema], default: undefined },
  request: new Schema({ key: String, bodyHash: String }, { _id: false }),
});

/** Fields have the values of the contract, which Mongoose stores as they are. */
const proposal = {
  _id: Schema.Types.ObjectId,
  at: Date,
  reason: String,
  before: Schema.Types.Mixed,
  wanted: Schema.Types.Mixed,
};

export const proposalSchema = new Schema<StoredProposal>(proposal);

export const closedProposalSchema = new Schema<ClosedProposal>({
  ...proposal,
  state: String,
  closedAt: Date,
  by: staffRefSchema,
  answer: String,
});
