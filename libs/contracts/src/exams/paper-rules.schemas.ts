import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, line } from '../core/fields';
import { LIMITS } from '../core/limits';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Topic of a question. Rules compare it case-insensitively. */
export const topic = line(LIMITS.topicLength, { min: 1, message: 'The topic is empty' });

/**
 * Tags that rules draw by, and `pinned`: the number of last options that keep their place when
 * options are shuffled. By default options such as "None of the above" are pinned. SUPER_ADMIN
 * only, as tags hint at the answer.
 */
export const questionTags = {
  topic: topic.optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  pinned: z.number().int().min(0).max(LIMITS.examOptionsMax).optional(),
};

/** Draws `count` questions, optionally of one topic and difficulty. */
export const drawRule = body({
  topic: topic.optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  count: z
    .number('Enter the number of questions')
    .int('Enter a whole number of questions')
    .min(1, 'A rule must draw at least one question')
    .max(LIMITS.examQuestionsMax),
});
export type DrawRule = z.output<typeof drawRule>;

/**
 * Composition of a candidate's paper. With `rules` it has the drawn questions, else all;
 * `shuffleQuestions` and `shuffleOptions` vary the order by candidate.
 */
export const paperRules = body({
  rules: listOf(drawRule, LIMITS.drawRulesMax).optional(),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
});
export type PaperRules = z.output<typeof paperRules>;
