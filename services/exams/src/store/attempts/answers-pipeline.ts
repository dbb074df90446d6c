import type { Choices } from './stored-answers';

/**
 * An update pipeline that writes each answer only when `seq` is above the stored one, so that saves may arrive late,
 * twice or out of order. `rest` are further fields to set.
 */
export function answersPipeline(choices: Choices, seq: number, rest: Record<string, unknown>) {
  const answers = [...choices].map(([question, o]) => {
    const field = `a.${question}`;
    const isNewer = { $gt: [seq, { $ifNull: [`$${field}.s`, 0] }] };
    return [field, { $cond: [isNewer, { o: { $literal: o }, s: { $literal: seq } }, `$${field}`] }];
  });
  return [{ $set: { ...Object.fromEntries(answers), ...rest } }];
}
