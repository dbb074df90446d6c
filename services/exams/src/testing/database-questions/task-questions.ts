import type { Questions } from '@concord/nest-platform/testing';
import { id, now, text } from './query-fixtures';
import type { ExamsRepositories } from './repositories';

/** Queries about tasks of staff. */
export function taskQuestions({ tasks }: ExamsRepositories): Questions {
  return {
    'a run of a task': async () => {
      const run = { task: id, run: id };
      await tasks.begin(run, 1);
      await tasks.advance(run, { done: 1, total: 2 });
      await tasks.finish(run, {});
      await tasks.fail(run, 'x');
      await tasks.giveUp(id, 1, 'x');
      await tasks.cancel(id);
    },
    tasks: () => tasks.listOf(text, 20),
    'the number of tasks under way': () => tasks.countUnderWay(text),
    'the latest task about a record': () => tasks.latestAbout(id),
    'tasks whose job is lost': () => tasks.idsStalledSince(now),
  };
}
