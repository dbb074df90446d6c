import { answersBody, answersSaved, attempt } from '../attempts/attempts.schemas';
import { defineCalls } from '../core/call';
import { practiceRoutes } from './practice.routes';
import { practiceOutcome, practiceSubmitBody } from './practice.schemas';

export const practiceCalls = defineCalls(practiceRoutes, {
  practiceStart: {
    summary: 'Start the practice exam (201), or continue it (200)',
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
    summary: 'End the practice exam, whose result does not count; repeating the call returns the same answer',
    body: practiceSubmitBody,
    answer: practiceOutcome,
    refusals: [404, 429],
  },
});
