import { calls } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { applicantCalls } from '../../../testing/applicant';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;
const { mine, ask, decide, tokenOf } = applicantCalls(harness);
const newStudent = () => service.student(harness.token, { title: 'Dr', dob: '1990-04-01' });

describe('GET me/application', () => {
  it('shows the form with a masked serial, and that it was received', async () => {
    const { _id, serialNumber, createdAt } = await newStudent();
    const { status, body } = await mine(_id);
    expect(status).toBe(200);
    expect(calls.myApplication.answer.strict().safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      state: 'received',
      registeredAt: createdAt,
      at: null,
      reason: null,
      question: null,
      thread: [],
      proposals: [],
      mayPropose: true,
      form: {
        surname: 'Okafor',
        title: 'Dr',
        dob: '1990-04-01',
        serialNumber: expect.stringMatching(/•|\*/),
      },
    });
    expect(JSON.stringify(body)).not.toContain(serialNumber);
  });

  it.each<[string, Record<string, unknown>, object]>([
    ['in-review', { decision: 'in-review' }, { reason: null, mayPropose: true }],
    ['accepted', { decision: 'accepted', reason: 'Known to the chair' }, { reason: null, mayPropose: false }],
    ['rejected', { decision: 'rejected', reason: 'No degree' }, { reason: 'No degree', mayPropose: false }],
    [
      'more-information',
      { decision: 'more-information', reason: 'Your degree' },
      {
        question: { number: 1, text: 'Your degree' },
        thread: [{ from: 'office', text: 'Your degree', files: [] }],
      },
    ],
  ])('tells the state %s, without names and notes of staff', async (state, decision, shown) => {
    const { _id } = await newStudent();
    await service.call(`/student/${_id}/notes`, { token: harness.token, body: { text: 'Called on Monday' } });
    await decide(_id, decision);
    const { body } = await mine(_id);
    expect(body).toMatchObject({ state, at: expect.any(String), ...shown });
    expect(JSON.stringify(body)).not.toMatch(/someone|Monday|chair/);
  });

  it('shows the question of an earlier release, which stands in the review alone', async () => {
    const { _id, email } = await newStudent();
    await ask(_id, 'Your degree');
    await service.collection('students').updateOne({ email }, { $unset: { thread: 1 } });
    expect((await mine(_id)).body).toMatchObject({
      question: { number: 1, text: 'Your degree' },
      thread: [{ from: 'office', text: 'Your degree' }],
    });
  });

  it('is 404 for a member who is no applicant, and once the record is archived or gone', async () => {
    const { _id } = await newStudent();
    const member = service.tokens.member({ member: _id });
    expect(await mine(_id, member)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await mine('f'.repeat(24))).status).toBe(404);
    await service.archiveStudent(_id, harness.token);
    expect((await mine(_id)).status).toBe(404);
  });

  it('is for the person alone: staff, candidates and strangers are refused', async () => {
    const { _id } = await newStudent();
    for (const token of [harness.token, service.tokens.candidate(_id), await service.superToken()])
      expect((await mine(_id, token)).status).toBe(403);
    expect((await service.call('/me/application')).status).toBe(401);
  });

  it('is read by staff who look at the page, who change nothing', async () => {
    const { _id } = await newStudent();
    await ask(_id, 'Your degree');
    const token = await service.look(_id, harness.token);
    expect((await mine(_id, token)).status).toBe(200);
    const body = { question: 1, text: 'x', reason: 'Because', surname: 'Obi' };
    for (const path of ['answers', 'corrections'])
      expect(await service.call(`/me/application/${path}`, { token, body })).toMatchObject(
        refusal(403, 'FORBIDDEN'),
      );
    expect((await mine(_id)).body).toMatchObject({ state: 'more-information', proposals: [] });
  });
});

describe('GET me/application/form', () => {
  it('has a token that prints the own form, and is 404 without an application', async () => {
    const { _id } = await newStudent();
    const form = (token: string) =>
      service.call<{ id: string; printToken: string }>('/me/application/form', { token });
    const { body } = await form(tokenOf(_id));
    const claims = JSON.parse(
      Buffer.from(body.printToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect([body.id, claims]).toEqual([
      _id,
      expect.objectContaining({ typ: 'print', sub: _id, kind: 'registration-form' }),
    ]);
    expect((await form(service.tokens.member({ member: _id }))).status).toBe(404);
  });
});
