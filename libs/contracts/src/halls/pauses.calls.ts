import { defineCalls } from '../core/call';
import { bulkOutcome } from '../core/bulk';
import { attemptHistoryEntry } from '../invigilation/invigilation.schemas';
import { pauseRoutes } from './pauses.routes';
import {
  attemptAddTimeBody,
  attemptPauseManyBody,
  attemptResumeManyBody,
  hallAddTimeBody,
  hallChanged,
  hallTimeAdded,
  PAUSE_HOURS_MAX,
  pauseBody,
} from './pauses.schemas';

export const pauseCalls = defineCalls(pauseRoutes, {
  attemptPause: {
    summary: `Pause an open attempt, for ${PAUSE_HOURS_MAX} hours at most; its deadline moves by the pause`,
    body: pauseBody,
    answer: attemptHistoryEntry,
    refusals: [404, 409],
  },
  attemptResume: {
    summary: 'Resume a paused attempt; refused with HALL_PAUSED while its hall session is paused',
    answer: attemptHistoryEntry,
    refusals: [404, 409],
  },
  attemptPauseMany: {
    summary: 'Pause many open attempts; the answer says which were left as they are, and why',
    body: attemptPauseManyBody,
    answer: bulkOutcome,
  },
  attemptResumeMany: {
    summary: 'Resume many paused attempts; the answer says which were left as they are, and why',
    body: attemptResumeManyBody,
    answer: bulkOutcome,
  },
  attemptAddTime: {
    summary:
      'Give all who sit an exam now, or those named, more time, as tasks. With `dryRun` it answers 200 and how many they are',
    body: attemptAddTimeBody,
    answer: hallTimeAdded,
    refusals: [404, 409],
  },
  hallPause: {
    summary:
      'Pause all open attempts of a hall session; nobody of it can begin meanwhile. It may be repeated',
    body: pauseBody,
    answer: hallChanged,
    refusals: [404, 409],
  },
  hallResume: {
    summary: 'Resume all attempts that were paused with their hall session. It may be repeated',
    answer: hallChanged,
    refusals: [404],
  },
  hallAddTime: {
    summary:
      'Give all of a hall session more time, as tasks; refused with 409 when they are another number than `count`. ' +
      'With `dryRun` it answers 200 and how many they are',
    body: hallAddTimeBody,
    answer: hallTimeAdded,
    refusals: [404, 409],
  },
});
