// On one server: it counts commands, which are the same on every server.
import { StoreCosts } from '@concord/nest-platform/testing';
import { type MongoCommand, STORE_BUDGETS } from '@concord/testing';
import { examsHarness, type Sitting } from './testing/exams-harness';

// Without the worker: grading has budgets of its own, and would distort these.
const harness = examsHarness({ withWorker: false, withProxies: true });
const { at } = harness;

const SAMPLES = 5;

/** True for reads of held exams and pauses, which a process shares between candidates, at most every two seconds. */
const isShared = ({ find, filter }: MongoCommand) =>
  find === 'halls' || (find !== undefined && JSON.stringify(filter).match(/heldUntil|pause\.at/) !== null);

/** Commands that a call sends. */
async function sent(make: () => Promise<unknown>) {
  const from = harness.commands.length;
  await make();
  return harness.commands.slice(from).filter((command) => !isShared(command));
}

async function assigned() {
  const { _id } = harness.addStudent();
  const assignment = await harness.assign(harness.exam, _id);
  return { student: _id, assignment, token: harness.tokens.candidate(_id) };
}

/** Cost of a call by a candidate with an open attempt, which a first save has put into the cache. */
const ofSitting = (call: (sitting: Sitting) => Promise<unknown>) =>
  new StoreCosts(harness.db).least(SAMPLES, async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    return sent(() => call(sitting));
  });

describe('the cost of a call of the hot path to the store', () => {
  it('is within the budget of a list of exams', async () => {
    const cost = await new StoreCosts(harness.db).least(SAMPLES, async () => {
      const { student, token } = await assigned();
      return sent(() => harness.assignmentsOf(student, token));
    });
    expect(cost).toEqual(STORE_BUDGETS['list of exams']);
  });

  it('is within the budget of a start', async () => {
    const cost = await new StoreCosts(harness.db).least(SAMPLES, async () => {
      const { assignment, token } = await assigned();
      return sent(() => harness.startAttempt(token, assignment));
    });
    expect(cost).toEqual(STORE_BUDGETS.start);
  });

  it('is within the budget of a save', async () => {
    const save = (sitting: Sitting) => harness.save(sitting, 2, { [at(1)]: 'Wrong' });
    expect(await ofSitting(save)).toEqual(STORE_BUDGETS.save);
  });

  it('is within the budget of a heartbeat', async () => {
    const put = ({ attempt, token }: Sitting) =>
      harness.call('PUT', `/exams/attempts/${attempt._id}/answers`, { token, body: {} });
    expect(await ofSitting(put)).toEqual(STORE_BUDGETS.heartbeat);
  });

  it('is within the budgets of a submission and of a result', async () => {
    const submitted: Sitting[] = [];
    const submit = async (sitting: Sitting) => {
      submitted.push(sitting);
      await harness.submit(sitting);
    };
    expect(await ofSitting(submit)).toEqual(STORE_BUDGETS['submit, without a worker']);
    const cost = await new StoreCosts(harness.db).least(SAMPLES, () =>
      sent(async () => {
        const sitting = submitted.pop();
        if (sitting) await harness.attemptOf(sitting);
      }),
    );
    expect(cost).toEqual(STORE_BUDGETS['result, without a worker']);
  });

  it('is a few commands for a whole hall that starts in the same moment', async () => {
    const HALL = 40;
    const candidates = await Promise.all(Array.from({ length: HALL }, assigned));
    const commands = await sent(() =>
      Promise.all(
        candidates.map(async ({ student, assignment, token }) => {
          expect((await harness.assignmentsOf(student, token)).status).toBe(200);
          expect((await harness.startAttempt(token, assignment)).status).toBe(201);
        }),
      ),
    );
    const { commands: alone } = await new StoreCosts(harness.db).of(commands);
    // Separate calls would cost five commands each.
    expect(alone).toBeLessThan(HALL * 2);
  });
});
