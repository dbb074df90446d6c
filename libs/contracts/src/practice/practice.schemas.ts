import { z } from 'zod';
import { listOf } from '../core/bounded';
import { LIMITS } from '../core/limits';
import { body, objectId } from '../core/fields';

/** All answers of the page: the text of an option, or null. */
export const practiceSubmitBody = body({
  answers: listOf(
    z.object({ _id: objectId, selectedOption: z.string().max(LIMITS.optionLength).nullable() }),
    LIMITS.examQuestionsMax,
  ),
});
export type PracticeSubmitBody = z.output<typeof practiceSubmitBody>;

export const practiceOutcome = z.object({
  practice: z.literal(true),
  total_correct: z.number().int(),
  total_questions: z.number().int(),
});
export type PracticeOutcome = z.infer<typeof practiceOutcome>;
