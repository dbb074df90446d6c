import type { Choices } from './answers';

/**
 * The update of a save as one pipeline: each question takes the new answer only when `seq` is above the one
 * stored for it, so saves may arrive late, twice or out of order.
 */
export function answerStages(choices: Choices, seq: number, rest: Record<string, unknown>) {
  const answers = [...choices].map(([question, o]) => {
    const field = `a.${question}`;
    const isNewer = { $gt: [seq, { $ifNull: [`$${field}.s`, 0] }] };
    return [field, { $cond: [isNewer, { o: { $literal: o }, s: { $literal: seq } }, `$${field}`] }];
  });
  return [{ $set: { ...Object.fromEntries(answers), ...rest } }];
}
