import { z } from 'zod';
import { defineCalls } from '../core/call';
import {
  result,
  resultDetail,
  resultListQuery,
  resultRow,
  submitBody,
  submitPending,
} from './results.schemas';
import { resultRoutes } from './results.routes';

export const resultCalls = defineCalls(resultRoutes, {
  resultSubmit: {
    summary: 'Submit an attempt; repeating it gives the same result (202 while grading)',
    body: submitBody,
    answer: z.union([result, submitPending]),
    refusals: [409],
  },
  resultList: {
    summary: 'List results, newest first',
    query: resultListQuery,
    answer: z.array(resultRow),
  },
  resultGet: {
    summary: 'One result; for SUPER_ADMIN with every question, the option chosen and the right one',
    answer: z.union([resultDetail, result]),
    refusals: [404],
  },
});
