import type { MailOrder } from '@concord/contracts';
import { isRevised, type UnmailedResult } from './result-mails.repository';

/**
 * The order of a mail with a result. The key makes it idempotent: ordered twice, it is one mail. A result that changed
 * because late answers were accepted has a key of its own, and so a second mail.
 */
export const toMailOrder = (result: UnmailedResult): MailOrder => ({
  key: `${isRevised(result) ? 'result-revised' : 'result'}-${String(result._id)}`,
  student: String(result.student._id),
  kind: 'result',
  data: {
    examName: result.exam.examName,
    examCode: result.exam.examCode,
    score: result.total_score,
    answered: result.total_answered,
    correct: result.total_correct,
    wrong: result.total_wrong,
    percentage: result.percantage,
    pass: result.pass,
    gradedAt: result.createdAt.toISOString(),
  },
});
