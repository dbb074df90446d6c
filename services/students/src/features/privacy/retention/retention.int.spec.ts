import { applyAll, loadEnv, yearsAfter } from '@concord/nest-platform';
import { Types } from 'mongoose';
import { studentsRetentionEnv } from '../../../env';
import { openRetention } from '../../../open-retention';
import { RegistrationHarness } from '../../../testing/registration-harness';

const DAY_MS = 24 * 60 * 60 * 1000;
const harness = new RegistrationHarness();
const { service } = harness;

/** A time `years` years and `days` days ago. */
const ago = (years: number, days = 0) => new Date(yearsAfter(new Date(), -years).getTime() + days * DAY_MS);

async function studentOf(createdAt: Date): Promise<string> {
  const { _id } = await service.student(harness.token);
  await service.collection('students').updateOne({ _id: new Types.ObjectId(_id) }, { $set: { createdAt } });
  return _id;
}

/** Runs the retention like its program. @returns its output and outcome */
async function run(purge: boolean, changes: Record<string, string> = {}) {
  const lines: string[] = [];
  const opened = await openRetention(loadEnv(studentsRetentionEnv, service.variables(changes)));
  const isWell = await applyAll(opened, purge, (line) => lines.push(line));
  return { lines, isWell };
}

const isKept = async (id: string) => (await harness.tracesOf(id)).students === 1;

beforeEach(async () => {
  service.peers.latest = {};
  await service.collection('students').deleteMany({});
});

describe('the retention', () => {
  it('lists whose record is older than five years, and touches nothing', async () => {
    const [old, young] = [await studentOf(ago(5, -1)), await studentOf(ago(5, 1))];
    service.peers.requests.length = 0;
    const { lines } = await run(false);
    expect(lines).toEqual([
      // Without the name, because the output goes to logs.
      expect.stringMatching(new RegExp(`^${old} {2}registered on \\d+ \\w+ \\d{4}$`)),
      'Records that are not kept any longer: 1',
      expect.stringContaining('Nothing was destroyed'),
    ]);
    expect(await Promise.all([old, young].map(isKept))).toEqual([true, true]);
    expect(service.peers.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
    expect(await harness.stored('removals', {})).toEqual([]);
    expect(await harness.stored('audit', { action: 'student.purge' })).toEqual([]);
  });

  it('destroys them with --purge, each on record, as the back office does', async () => {
    const [old, young] = [await studentOf(ago(6)), await studentOf(ago(4))];
    const { lines, isWell } = await run(true);
    expect([lines.at(-2), lines.at(-1), isWell]).toEqual([
      'Records that are not kept any longer: 1',
      'Destroyed: 1, failed: 0',
      true,
    ]);
    expect(await Promise.all([old, young].map(isKept))).toEqual([false, true]);
    const asked = service.peers.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    expect(asked.sort()).toEqual([`/internal/owners/${old}`, `/internal/students/${old}/records`]);
    expect(await harness.stored('audit', { action: 'student.purge' })).toMatchObject([
      {
        id: old,
        outcome: 'done',
        actor: { kind: 'system', username: 'retention' },
        reason: 'Kept for 5 years',
      },
    ]);
  });

  it.each([
    ['result', { result: ago(5, 1).toISOString() }],
    ['certificate', { certificate: ago(5, 1).toISOString() }],
    ['assignment', { assignment: ago(5, 1).toISOString() }],
    ['sitting', { isSitting: true }],
  ])('keeps an old record with a newer %s', async (_, latest) => {
    const id = await studentOf(ago(9));
    service.peers.latest = latest;
    expect((await run(true)).lines.at(-1)).toBe('Destroyed: 0, failed: 0');
    expect(await isKept(id)).toBe(true);
  });

  it('asks again before each record, as listing takes its time', async () => {
    const id = await studentOf(ago(9));
    let asked = 0;
    service.peers.behaviour = (request) => {
      if (request.path.endsWith('latest-records')) asked += 1;
      if (asked === 2) service.peers.latest = { isSitting: true };
      return service.peers.defaultAnswer(request);
    };
    expect((await run(true)).lines).toContain(`${id}  is kept: it changed meanwhile`);
    expect(await isKept(id)).toBe(true);
  });

  it('goes through more of them than it asks about at once', async () => {
    const ids = [];
    for (let index = 0; index < 45; index += 1) ids.push(await studentOf(ago(6, -index)));
    expect((await run(false)).lines.slice(0, -2).map((line) => line.split(' ')[0])).toEqual(ids.reverse());
  });

  it('keeps records longer by RETENTION_YEARS, and never shorter than promised', async () => {
    await studentOf(ago(6));
    expect((await run(false, { RETENTION_YEARS: '7' })).lines).toContain(
      'Records that are not kept any longer: 0',
    );
    expect(() => loadEnv(studentsRetentionEnv, service.variables({ RETENTION_YEARS: '4' }))).toThrow(
      'RETENTION_YEARS',
    );
  });

  it('destroys nothing when the exams service does not tell', async () => {
    const id = await studentOf(ago(6));
    service.peers.behaviour = () => ({ status: 500 });
    await expect(run(true)).rejects.toThrow('exams service');
    expect(await isKept(id)).toBe(true);
  });

  it('is finished by the service while media is away', async () => {
    const id = await studentOf(ago(6));
    service.peers.behaviour = (request) =>
      request.path.startsWith('/internal/owners/') ? 'hang-up' : service.peers.defaultAnswer(request);
    await run(true);
    expect(await harness.tracesOf(id)).toMatchObject({ students: 0, files: true });
    service.peers.behaviour = undefined;
    await harness.sweep(new Date(Date.now() + 60_000));
    expect(await harness.tracesOf(id)).toMatchObject({ files: false });
  });
});
