// On one server: the students service fails, not the store.
import { eventually, refusal, STAFF_IDS } from '@concord/nest-platform/testing';
import { examsHarness } from '../../../testing/exams-harness';

/** Staff are refused after 30 s without revocations; see `REVOCATIONS_MAX_AGE_MS` of the platform. */
const REVOCATIONS_MAX_AGE_MS = 30_000;

const harness = examsHarness({ withWorker: false });
const { at } = harness;

describe('an outage of the students service', () => {
  it('refuses staff after half a minute, a removed one as well, and takes saves of candidates', async () => {
    const sitting = await harness.sitting();
    const [admin, superAdmin] = [harness.tokens.staff('ADMIN'), harness.tokens.staff('SUPER_ADMIN')];
    const exams = (token: string) => harness.call('GET', '/exams', { token });
    expect([(await exams(admin)).status, (await exams(superAdmin)).status]).toEqual([200, 200]);
    harness.students.isAway = true;
    const from = Date.now();
    delete harness.tokens.staffVersions.versions[STAFF_IDS.ADMIN];
    expect((await exams(superAdmin)).status).toBe(200);
    await eventually(async () => (await exams(admin)).status === 503, REVOCATIONS_MAX_AGE_MS + 15_000);
    expect(Date.now() - from).toBeGreaterThan(REVOCATIONS_MAX_AGE_MS - 10_000);
    for (const token of [admin, superAdmin])
      expect(await exams(token)).toMatchObject(refusal(503, 'UPSTREAM_UNAVAILABLE'));
    expect((await harness.save(sitting, 1, { [at(0)]: 'Right' })).status).toBe(200);
    harness.students.isAway = false;
    await eventually(async () => (await exams(superAdmin)).status === 200);
    expect((await exams(admin)).status).toBe(401);
  });
});
