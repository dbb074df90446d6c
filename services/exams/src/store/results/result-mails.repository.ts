import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { DueMails } from '../parts/due-mails.repository';
import { RESULT_MODEL, type ResultRecord } from './result.schema';

/** Fields of a result that a mail needs. */
export type DueResult = Omit<ResultRecord, 'chosen' | 'tokens' | 'version'>;

/** True if late answers were accepted after the first grade. */
export const isRevised = ({ lateDecision }: Pick<ResultRecord, 'lateDecision'>): boolean =>
  lateDecision?.decision === 'accept';

/** Number of regrades that changed the result. */
export const timesCorrected = ({ corrections = [] }: Pick<ResultRecord, 'corrections'>): number =>
  corrections.length;

/** True until the mail with the present score is requested. */
export const owesMail = ({ mailed, mailDueAt }: Pick<ResultRecord, 'mailed' | 'mailDueAt'>): boolean =>
  !mailed || mailDueAt !== undefined;

/**
 * Fields of a changed score that owes another mail. `mailed` is true because workers of the previous version request
 * each mail with `mailed: false`, by keys that only they use.
 */
export const anotherMail = () => ({ mailed: true, mailDueAt: new Date() });

@Injectable()
export class ResultMailsRepository extends DueMails<ResultRecord, DueResult> {
  constructor(@InjectModel(RESULT_MODEL) results: Model<ResultRecord>) {
    super(results, { chosen: 0, tokens: 0, version: 0 });
  }

  /** Skips unconfirmed results and exams that hold theirs. First mails are found by a partial index. */
  async findReleased(limit: number, heldExams: readonly string[]): Promise<DueResult[]> {
    const released = {
      unconfirmed: null,
      ...(heldExams.length > 0 && {
        'exam._id': trusted({ $nin: heldExams.map((id) => new Types.ObjectId(id)) }),
      }),
    };
    const isPostponed = { $gt: new Date() };
    const first = await this.records
      .find({ mailed: false, mailDueAt: trusted({ $not: isPostponed }), ...released }, this.fields)
      .limit(limit)
      .lean<DueResult[]>()
      .exec();
    if (first.length === limit) return first;
    return [...first, ...(await this.findDue(limit - first.length, { mailed: true, ...released }))];
  }

  override settle(due: readonly DueResult[]): Promise<void> {
    return this.write(due, { $set: { mailed: true }, $unset: { mailDueAt: 1 } });
  }

  /** Late decisions and corrections are never undone, so their number reveals a later change. */
  protected override stillOwes(due: DueResult) {
    return {
      [`corrections.${timesCorrected(due)}`]: trusted({ $exists: false }),
      ...(!isRevised(due) && { 'lateDecision.decision': trusted({ $ne: 'accept' as const }) }),
    };
  }
}
