import type { Questions } from '@concord/nest-platform/testing';
import { found, id, intervention, now, page, text, time } from './query-fixtures';
import type { ExamsRepositories } from './repositories';

/** Queries about hall sessions, pauses and announcements. */
export function hallQuestions({ halls, attemptPauses, pauses, announcements }: ExamsRepositories): Questions {
  return {
    'hall sessions': () => halls.list({ ...page, from: time.from, ended: false }),
    'found hall sessions': () => halls.list(found),
    'a hall session': async () => {
      await halls.findPaused();
      await halls.findMany([id]);
      await halls.end(id, now);
      await halls.pause(id, intervention);
      await halls.resume(id, now, intervention);
    },
    'pauses of attempts': async () => {
      const [attempt] = await attemptPauses.findRunning([id], [id]);
      expect(attempt).toBeUndefined();
      await pauses.findPaused();
    },
    'announcements of an exam': () => announcements.list({ ...page, exam: text }),
    'announcements of a hall session': () => announcements.list({ ...page, hall: text }),
    'announcements that are shown': () => announcements.findShown(now),
    'a withdrawn announcement': () => announcements.withdraw(text, now),
  };
}
