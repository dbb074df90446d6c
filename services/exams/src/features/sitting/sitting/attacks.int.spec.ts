// On one server: limits are in the memory of the process.
import { refusal } from '@concord/nest-platform/testing';
import { PACES } from '@concord/contracts';
import { examsHarness, type Sitting } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const { at } = harness;
const MB = 1024 * 1024;

const put = (of: 'attempts' | 'practice', id: string, token: string, body: string) =>
  harness.call('PUT', `/exams/${of}/${id}/answers`, { token, body });

/** Answers with long question names, of this total size. */
const keysOf = (bytes: number) => {
  const keys = Array.from({ length: Math.floor(bytes / 12) }, (_, n) => `"${String(n).padStart(7, 'k')}":0`);
  return `{"seq":1,"answers":{${keys.join(',')}}}`;
};

describe('saves of a hostile candidate', () => {
  let hostile: Sitting;
  let honest: Sitting;
  let practice: string;
  beforeEach(async () => {
    [hostile, honest] = [await harness.sitting(), await harness.sitting()];
    const begun = await harness.call<{ _id: string }>('POST', '/exams/practice', { token: hostile.token });
    practice = begun.body._id;
  });

  it.each([
    ['a megabyte', MB - 1000, refusal(413, 'PAYLOAD_TOO_LARGE')],
    ['as much as fits', 32_000, refusal(400, 'BAD_REQUEST')],
  ])('with %s of keys stop nobody', async (_, bytes, refused) => {
    const body = keysOf(bytes);
    const attack = Promise.all(
      [1, 2, 3, 4].flatMap(() => [
        put('attempts', hostile.attempt._id, hostile.token, body),
        put('practice', practice, hostile.token, body),
      ]),
    );
    // Regression: one such body took a second of processor time, and four delayed a save by 22 s.
    expect((await harness.save(honest, 1, { [at(0)]: 'Right' })).status).toBe(200);
    for (const answer of await attack) expect(answer).toMatchObject(refused);
  });

  it('beyond the pace of any page are told to wait, and nobody else is', async () => {
    const { calls, seconds } = PACES.saves;
    const answers = await Promise.all(
      Array.from({ length: calls + 20 }, (_, n) => harness.save(hostile, n + 1, { [at(0)]: 'Right' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    // On a slow machine some calls fall into the next window, and are accepted.
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect((await harness.save(honest, 2, { [at(0)]: 'Right' })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    expect((await harness.save(hostile, 1000, { [at(0)]: 'Wrong' })).status).toBe(200);
  });

  it('without answers are bounded more, as each reads the store', async () => {
    const ask = () => put('attempts', hostile.attempt._id, hostile.token, '{}');
    const answers = await Promise.all(Array.from({ length: 130 }, ask));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await harness.save(hostile, 1, { [at(0)]: 'Right' })).status).toBe(200);
  });
});
