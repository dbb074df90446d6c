import type { AuditRecord, Result, ResultDetail } from '@concord/contracts';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const superAdmin = harness.tokens.staff('SUPER_ADMIN');
const reason = 'The board asked for it';

const annotate = (id: string, body: object) =>
  harness.call<ResultDetail>('PATCH', `/result/${id}`, { token: superAdmin, body: { reason, ...body } });

async function graded() {
  const sitting = await harness.sitting();
  await harness.submit(sitting);
  await eventually(() => harness.stored('results', sitting.attempt._id));
  return { ...sitting, id: sitting.attempt._id };
}

describe('PATCH result/:id', () => {
  it('shows the remark to the candidate and on the slip, the note to SUPER_ADMIN alone', async () => {
    const { id, token } = await graded();
    const { status, body } = await annotate(id, { remark: ' Well done ', note: 'Sat in room 2' });
    expect([status, body.remark]).toEqual([200, 'Well done']);
    expect(body.annotation).toMatchObject({ note: 'Sat in room 2', revision: 1, reason });
    const own = await harness.call<Result>('GET', `/result/${id}`, { token });
    expect(own.body.remark).toBe('Well done');
    expect(JSON.stringify(own.body)).not.toContain('room 2');
    const printed = await harness.internal<Result>('GET', `/results/${id}`);
    expect(printed.body.remark).toBe('Well done');
    expect(JSON.stringify(printed.body)).not.toContain('room 2');
  });

  it('leaves what is absent, takes out what is empty, and refuses what somebody else changed', async () => {
    const { id } = await graded();
    await annotate(id, { remark: 'A', note: 'B', revision: 0 });
    expect(await annotate(id, { remark: 'C', revision: 0 })).toMatchObject(refusal(409, 'REVISION'));
    const { body } = await annotate(id, { remark: '', revision: 1 });
    expect(body).not.toHaveProperty('remark');
    expect(body.annotation).toMatchObject({ note: 'B', revision: 2 });
    const both = await Promise.all([annotate(id, { note: 'D' }), annotate(id, { note: 'E' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([200]));
  });

  it.each([
    [{ reason: '' }, 'Give the reason in a few words'],
    [{ remark: 'x'.repeat(401) }, 'at most 400 characters'],
    [{ score: 5 }, 'Unrecognized key'],
  ])('refuses %j in words', async (body, words) => {
    const { id } = await graded();
    const refused = await annotate(id, body);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(words);
  });

  it('is on record with the reason and the remark, and without the note', async () => {
    const { id } = await graded();
    expect(await annotate(UNKNOWN_ID, { remark: 'x' })).toMatchObject(refusal(404, 'NOT_FOUND'));
    await annotate(id, { remark: 'Well done', note: 'Sat in room 2' });
    const records = () => harness.students.auditDeliveries.flat();
    const record = await eventually(
      () =>
        Promise.resolve(
          records().find((each: AuditRecord) => each.id === id && each.action === 'result.annotate'),
        ),
      15_000,
    );
    expect(record).toMatchObject({
      action: 'result.annotate',
      entity: 'result',
      label: 'Bello Amina',
      reason,
      before: { remark: null },
      after: { remark: 'Well done' },
      details: { noteChanged: true },
    });
    expect(JSON.stringify(record)).not.toContain('room 2');
  });
});
