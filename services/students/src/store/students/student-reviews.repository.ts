import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS, NOTIFIED_DECISIONS } from '@concord/contracts';
import { type Model, trusted, Types } from 'mongoose';
import { roomFor } from './student-threads.repository';
import type { DueDecisionMail, StoredNote, StoredReview } from './student-review.schema';
import type { StoredMessage } from './student-thread.schema';
import { STUDENT_MODEL, type StudentRecord } from './student.schema';

/** A decision, and its mail if the applicant is notified. */
export interface NewDecision {
  review: Omit<StoredReview, 'revision'>;
  mail: DueDecisionMail | undefined;
  /** Question to the applicant, for the thread. */
  question?: Omit<StoredMessage, '_id'>;
}

/** Mail of a decision, until it is in the outbox. */
export interface DueMail {
  student: string;
  mail: DueDecisionMail;
}

/** Condition for applications that wait for staff; new ones have no status. */
export const waiting = () => ({ 'review.status': trusted({ $in: [null, 'in-review' as const] }) });

/** Condition for applications that are decided, or wait for the applicant. */
export const notWaiting = () => ({ 'review.status': trusted({ $in: [...NOTIFIED_DECISIONS] }) });

const BATCH = 100;

/** Reviews of applications. Each decision is one conditional update of the review that was seen. */
@Injectable()
export class StudentReviewsRepository {
  constructor(@InjectModel(STUDENT_MODEL) private readonly model: Model<StudentRecord>) {}

  /**
   * @param seen revision of the review that was read; without it, the application must be waiting for staff
   * @returns false if somebody else decided meanwhile, the thread is full, or the record is archived or gone
   */
  async decide(
    id: string,
    seen: number | undefined,
    { review, mail, question }: NewDecision,
  ): Promise<boolean> {
    const asSeen = seen === undefined ? waiting() : { 'review.revision': seen || null };
    const fields = Object.entries(review).map(([name, value]) => [`review.${name}`, value] as const);
    const done = await this.model.updateOne(
      { _id: id, archivedAt: null, ...asSeen, ...(question && roomFor('question')) },
      {
        $set: { ...Object.fromEntries(fields), ...(mail && { decisionMail: mail }) },
        $inc: { 'review.revision': 1 },
        $unset: { 'review.answeredAt': 1, ...(!mail && { decisionMail: 1 }) },
        ...(question && { $push: { thread: { _id: new Types.ObjectId(), ...question } } }),
      },
    );
    return done.matchedCount === 1;
  }

  async isThreadFull(id: string): Promise<boolean> {
    return (await this.model.exists({ _id: id, ...roomFor('question') })) === null;
  }

  async findDueMails(now: Date): Promise<DueMail[]> {
    const found = await this.model
      .find({ 'decisionMail.dueAt': trusted({ $lt: now }) }, { decisionMail: 1 })
      .limit(BATCH)
      .lean();
    return found.flatMap(({ _id, decisionMail }) =>
      decisionMail ? [{ student: _id.toString(), mail: decisionMail }] : [],
    );
  }

  /** Records that the mail is in the outbox, unless another one is due. */
  async markMailRequested({ student, mail }: DueMail): Promise<void> {
    await this.model.updateOne({ _id: student, 'decisionMail.id': mail.id }, { $unset: { decisionMail: 1 } });
  }

  /** Oldest first; undefined if the record is archived or gone. */
  async notesOf(id: string): Promise<StoredNote[] | undefined> {
    const found = await this.model.findOne({ _id: id, archivedAt: null }, { notes: 1 }).lean();
    return found ? (found.notes ?? []) : undefined;
  }

  /** For an export; includes archived records. */
  async allNotesOf(id: string): Promise<StoredNote[]> {
    return (await this.model.findOne({ _id: id }, { notes: 1 }).lean())?.notes ?? [];
  }

  /** @returns the stored note; undefined if the record is full, archived or gone */
  async addNote(id: string, note: Omit<StoredNote, '_id'>): Promise<StoredNote | undefined> {
    const stored = { _id: new Types.ObjectId(), ...note };
    const lastPlace = `notes.${LIMITS.notesMax - 1}`;
    const done = await this.model.updateOne(
      { _id: id, archivedAt: null, [lastPlace]: trusted({ $exists: false }) },
      { $push: { notes: stored } },
    );
    return done.matchedCount === 1 ? stored : undefined;
  }

  /** @returns false if the note has moved, or the record is archived or gone */
  async editNote(
    id: string,
    place: number,
    note: Pick<StoredNote, '_id' | 'text'>,
    at: Date,
  ): Promise<boolean> {
    const path = `notes.${place}`;
    const done = await this.model.updateOne(
      { _id: id, archivedAt: null, [`${path}._id`]: note._id },
      { $set: { [`${path}.text`]: note.text, [`${path}.editedAt`]: at } },
    );
    return done.matchedCount === 1;
  }

  async removeNote(id: string, note: Types.ObjectId): Promise<void> {
    await this.model.updateOne({ _id: id, archivedAt: null }, { $pull: { notes: { _id: note } } });
  }
}
