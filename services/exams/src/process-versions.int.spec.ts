// On one server: it starts processes of other versions.
import { COMPATIBILITY_LEVEL } from '@concord/contracts';
import { examsHarness } from './testing/exams-harness';

describe('the processes of a version', () => {
  const exams = examsHarness();
  const platform = () => exams.db.collection<{ _id: string }>('platform');

  it('note that they run, with their level', async () => {
    const found = await platform()
      .find({ _id: /^process-/ })
      .project({ _id: 0, process: 1, level: 1 })
      .sort({ process: 1 })
      .toArray();
    const level = COMPATIBILITY_LEVEL;
    expect(found).toEqual([
      { process: 'exams', level },
      { process: 'exams-worker', level },
    ]);
  });

  it('do not start on data of a newer one, nor prepare them, and say what to do', async () => {
    await platform().updateOne({ _id: 'level' }, { $set: { level: COMPATIBILITY_LEVEL + 1 } });
    const worker = await exams.addWorker();
    await expect(worker.start()).rejects.toThrow(/\(ended\)[\s\S]*start the newer release, or restore/);
    expect(await worker.end('SIGKILL')).toBe(1);
    await expect(exams.prepare()).rejects.toThrow('start the newer release, or restore');
  });
});
