import { z } from 'zod';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { hallRoutes } from './halls.routes';
import {
  hall,
  hallCandidate,
  hallCheckBody,
  hallChecked,
  hallCreateBody,
  hallListQuery,
  hallUpdateBody,
  plannedHall,
} from './halls.schemas';

export const hallCalls = defineCalls(hallRoutes, {
  hallList: {
    summary: 'List the hall sessions, the latest start first',
    query: hallListQuery,
    answer: z.array(hall),
  },
  hallGet: { summary: 'One hall session', answer: hall, refusals: [404] },
  hallCandidates: {
    summary: 'The candidates of a hall session, by name, and how its exams stand with them',
    answer: z.array(hallCandidate),
    refusals: [404],
  },
  hallCreate: {
    summary:
      'Make a hall session. Rejected and archived people are left out, and `left` names them; ' +
      'refused with 409 where nobody else was named',
    body: hallCreateBody,
    answer: plannedHall,
    refusals: [404, 409, 422],
  },
  hallCheck: {
    summary: 'Tell who would be added to a hall session and who would be left out; nothing is changed',
    body: hallCheckBody,
    answer: hallChecked,
    refusals: [404, 409, 422],
  },
  hallUpdate: {
    summary: 'Change a hall session, add candidates as `hallCreate` does, or take some out',
    body: hallUpdateBody,
    answer: plannedHall,
    refusals: [404, 409, 422],
  },
  hallEnd: {
    summary: 'Mark a hall session as ended; refused while it is paused',
    answer: hall,
    refusals: [404, 409],
  },
  hallRemove: {
    summary: 'Remove a hall session, not its candidates and their exams; refused while it is paused',
    answer: removed,
    refusals: [404, 409],
  },
});
