import { Injectable } from '@nestjs/common';
import { internalCalls, type MailRequest } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import {
  type DueResult,
  isRevised,
  ResultMailsRepository,
  timesCorrected,
} from '../../../store/results/result-mails.repository';
import type { MailSource } from './mail-source';

/** Mails with results, except of rounds that were reset before the mail, for example while results were held. */
@Injectable()
export class ResultMails implements MailSource<DueResult, MailRequest> {
  readonly name = 'result';

  constructor(
    readonly owed: ResultMailsRepository,
    private readonly exams: ExamsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly internal: InternalClient,
  ) {}

  async findDue(limit: number): Promise<DueResult[]> {
    // Read again for each batch, because the release may change meanwhile.
    const held = [...(await this.exams.findHeld(new Date())).keys()];
    return this.owed.findReleased(limit, held);
  }

  async mailsFor(due: readonly DueResult[]): Promise<Map<DueResult, MailRequest>> {
    if (due.length === 0) return new Map();
    const reset = await this.attempts.resetAmong(due.map(({ _id }) => _id));
    const final = due.filter(({ _id }) => !reset.has(String(_id)));
    return new Map(final.map((result) => [result, toMail(result)]));
  }

  request(mails: MailRequest[]): Promise<unknown> {
    return this.internal.call(internalCalls.internalMailOrder, { body: { mails } });
  }
}

/** Key of the mail: `result-<id>`, then `result-<id>-r1` and so on, for each accepted late answer and regrade. */
function mailKeyOf(result: DueResult): string {
  const id = String(result._id);
  return result.mailed
    ? `result-${id}-r${timesCorrected(result) + Number(isRevised(result))}`
    : oldKeyOf(result);
}

/** Key by the rules of the previous version, whose workers may request the same mail. */
function oldKeyOf(result: DueResult): string {
  const corrected = timesCorrected(result);
  const words = [
    'result',
    ...(corrected > 0 ? ['corrected', ...Array<string>(corrected - 1).fill('again')] : []),
    ...(isRevised(result) ? ['revised'] : []),
  ];
  return [...words, String(result._id)].join('-');
}

const toMail = (result: DueResult): MailRequest => ({
  key: mailKeyOf(result),
  student: String(result.student._id),
  kind: 'result',
  data: {
    examName: result.exam.examName,
    examCode: result.exam.examCode,
    score: result.total_score,
    ...(result.total_questions !== undefined && { total: result.total_questions }),
    answered: result.total_answered,
    correct: result.total_correct,
    wrong: result.total_wrong,
    percentage: result.percantage,
    pass: result.pass,
    gradedAt: result.createdAt.toISOString(),
    ...(result.corrections?.some(({ wasMailed }) => wasMailed) && { corrected: true }),
  },
});
