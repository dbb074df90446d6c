import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, line } from '../core/fields';
import { LIMITS } from '../core/limits';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The subject of a question, as staff call it. Rules compare it without case. */
export const topic = line(LIMITS.topicLength, { min: 1, message: 'The topic is empty' });

/**
 * What rules draw a question by, and `pinned`: so many of its last options stay last when options are shuffled. Without
 * it, options such as "None of the above" do. For SUPER_ADMIN only, as they tell about the answer.
 */
export const questionTags = {
  topic: topic.optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  pinned: z.number().int().min(0).max(LIMITS.examOptionsMax).optional(),
};

/** So many questions of a topic and a difficulty; of any without them. */
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
 * How a candidate's paper is made of the questions of an exam. With `rules` it has those that the rules draw, else all;
 * `shuffleQuestions` and `shuffleOptions` change their order from candidate to candidate.
 */
export const paperRules = body({
  rules: listOf(drawRule, LIMITS.drawRulesMax).optional(),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
});
export type PaperRules = z.output<typeof paperRules>;
