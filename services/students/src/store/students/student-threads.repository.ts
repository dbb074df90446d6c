import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { THREAD_LIMITS } from '@concord/contracts';
import { type Model, trusted, Types } from 'mongoose';
import type { FilesLease } from './student-files.schema';
import type { ClosedProposal, StoredMessage, StoredProposal } from './student-thread.schema';
import { STUDENT_MODEL, type StudentRecord } from './student.schema';

/** Messages of an applicant's record, and proposed corrections. */
export interface StoredThread {
  messages: StoredMessage[];
  openProposal: StoredProposal | undefined;
  /** Oldest first. */
  closedProposals: ClosedProposal[];
}

/** The last free place of the thread is for the answer to the last question. */
const LAST_PLACE = { question: THREAD_LIMITS.messages - 2, answer: THREAD_LIMITS.messages - 1 };

/** Condition for a thread that has room. */
export const roomFor = (kind: keyof typeof LAST_PLACE) => ({
  [`thread.${LAST_PLACE[kind]}`]: trusted({ $exists: false }),
});

/** Conditions for answers and proposals that wait for staff; ranges, because sparse indexes serve no others. */
export const answered = () => ({ 'review.answeredAt': trusted({ $gt: new Date(0) }) });
export const proposed = () => ({ 'openProposal.at': trusted({ $gt: new Date(0) }) });

/** Closes an open proposal, in an update that matches only while it is open. */
export const closing = (closed: ClosedProposal) => ({
  filter: { 'openProposal._id': closed._id },
  update: { $unset: { openProposal: 1 }, $push: { proposals: closed } } as const,
});

/** The question that an answer is for. */
interface Question {
  student: string;
  /** Revision of the review that asked. */
  number: number;
}

/** Condition for an application whose question waits for the applicant. */
const asks = ({ student, number }: Question) => ({
  _id: student,
  archivedAt: null,
  'review.status': 'more-information' as const,
  'review.revision': number,
});

/** Threads between the office and applicants. Each change is one conditional update. */
@Injectable()
export class StudentThreadsRepository {
  constructor(@InjectModel(STUDENT_MODEL) private readonly model: Model<StudentRecord>) {}

  newId(): Types.ObjectId {
    return new Types.ObjectId();
  }

  /** Includes archived records; empty if the record is gone. */
  async threadOf(id: string): Promise<StoredThread> {
    const fields = { thread: 1, openProposal: 1, proposals: 1 };
    const found = await this.model.findOne({ _id: id }, fields).lean();
    const { thread = [], openProposal, proposals = [] } = found ?? {};
    return { messages: thread, openProposal, closedProposals: proposals };
  }

  /** @returns false if the question is answered or replaced, somebody holds the lease, or the record is gone */
  async leaseFiles(question: Question, filesLease: FilesLease): Promise<boolean> {
    const free = { 'filesLease.until': trusted({ $not: { $gt: new Date() } }) };
    const done = await this.model.updateOne({ ...asks(question), ...free }, { $set: { filesLease } });
    return done.matchedCount === 1;
  }

  /**
   * Stores the answer and returns the application to the queue.
   * @param messages the answer; before it the question, if an earlier release asked it
   * @returns false if the question is answered or replaced, the lease was lost, or the record is gone
   */
  async answer(
    question: Question,
    messages: StoredMessage[],
    at: Date,
    lease?: FilesLease,
  ): Promise<boolean> {
    const held = lease && { 'filesLease.id': lease.id };
    const done = await this.model.updateOne(
      { ...asks(question), ...roomFor('answer'), ...held },
      {
        $set: { 'review.status': 'in-review', 'review.answeredAt': at },
        $inc: { 'review.revision': 1 },
        $push: { thread: { $each: messages } },
      },
    );
    return done.matchedCount === 1;
  }

  /**
   * Stores a proposal while the application is undecided, in place of `replaced` or of none.
   * @returns false if another proposal came or went meanwhile, too many were made, or a decision was
   */
  async propose(
    id: string,
    proposal: StoredProposal,
    replaced: ClosedProposal | undefined,
  ): Promise<boolean> {
    const done = await this.model.updateOne(
      {
        _id: id,
        archivedAt: null,
        'review.status': trusted({ $nin: ['accepted' as const, 'rejected' as const] }),
        'openProposal._id': replaced?._id ?? null,
        [`proposals.${THREAD_LIMITS.proposals - 1}`]: trusted({ $exists: false }),
      },
      { $set: { openProposal: proposal }, ...(replaced && { $push: { proposals: replaced } }) },
    );
    return done.matchedCount === 1;
  }

  /** @returns false if the proposal is no longer open */
  async close(id: string, closed: ClosedProposal): Promise<boolean> {
    const { filter, update } = closing(closed);
    const done = await this.model.updateOne({ _id: id, archivedAt: null, ...filter }, update);
    return done.matchedCount === 1;
  }
}
