import { answersBody, answersSaved, attempt } from '../attempts/attempts.schemas';
import { defineCalls } from '../core/call';
import { practiceRoutes } from './practice.routes';
import { practiceOutcome, practiceSubmitBody } from './practice.schemas';

export const practiceCalls = defineCalls(practiceRoutes, {
  practiceStart: {
    summary: 'Begin the practice exam (201), or go on with it (200)',
    answer: attempt,
    refusals: [429],
  },
  practiceSave: {
    summary: 'Save answers of the practice exam, as those of a real one',
    body: answersBody,
    answer: answersSaved,
    refusals: [404, 409, 429],
  },
  practiceGet: { summary: 'The practice exam with its answers', answer: attempt, refusals: [404, 409] },
  practiceSubmit: {
    summary: 'End the practice exam, which counts for nothing; the same answer again when it has ended',
    body: practiceSubmitBody,
    answer: practiceOutcome,
    refusals: [404, 429],
  },
});
