import type { Choices } from './stored-answers';

/**
 * Update pipeline that writes an answer only if `seq` is higher than the stored one, so that saves may arrive late,
 * twice or out of order.
 * @param rest further fields to set
 */
export function answersPipeline(choices: Choices, seq: number, rest: Record<string, unknown>) {
  const answers = [...choices].map(([question, o]) => {
    const field = `a.${question}`;
    const isNewer = { $gt: [seq, { $ifNull: [`$${field}.s`, 0] }] };
    return [field, { $cond: [isNewer, { o: { $literal: o }, s: { $literal: seq } }, `$${field}`] }];
  });
  return [{ $set: { ...Object.fromEntries(answers), ...rest } }];
}
