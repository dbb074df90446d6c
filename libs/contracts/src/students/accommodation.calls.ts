import { defineCalls } from '../core/call';
import { accommodationBody } from './accommodation.schemas';
import { accommodationRoutes } from './accommodation.routes';
import { student } from './students.schemas';

export const accommodationCalls = defineCalls(accommodationRoutes, {
  studentAccommodate: {
    summary:
      'Give a student more time in exams, which each new assignment takes over, or end that. Refused with 409 REVISION ' +
      'when somebody else changed the record since the revision that was read',
    body: accommodationBody,
    answer: student,
    refusals: [404, 409],
  },
});
