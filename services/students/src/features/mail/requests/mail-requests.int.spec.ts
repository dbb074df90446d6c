import { Types } from 'mongoose';
import { MailHarness } from '../../../testing/mail-harness';

const harness = new MailHarness();

describe('MailRequestsService', () => {
  it('stores one mail of a key for repeated requests', async () => {
    const request = harness.resultRequest();
    const others = [harness.resultRequest(), harness.resultRequest()];
    expect((await harness.request(request)).body).toEqual({ accepted: 1 });
    const again = await Promise.all([
      harness.request(request, ...others),
      harness.request(...others, request),
      harness.request(request),
    ]);
    expect(again.map(({ body }) => body.accepted)).toEqual([3, 3, 1]);
    for (const { key } of [request, ...others]) expect(await harness.stored({ key })).toHaveLength(1);
  });

  it('accepts 100 in one call', async () => {
    const requests = Array.from({ length: 100 }, () => harness.resultRequest());
    expect(await harness.request(...requests)).toMatchObject({ status: 200, body: { accepted: 100 } });
    const [mail] = await harness.stored({ key: requests[99]?.key });
    expect(mail).toMatchObject({
      to: harness.student.email,
      name: 'Okafor Ada',
      kind: 'result',
      subject: 'Your result: Peace Education (PEA-1001)',
      status: 'queued',
      tries: 0,
    });
    expect(mail?.text).toContain('https://peace.example/start-exam');
  });

  it('takes mails of changed scores, and names their result', async () => {
    const { key } = harness.resultRequest();
    const request = harness.resultRequest({ key: `${key}-r12` });
    expect(await harness.request(request)).toMatchObject({ status: 200, body: { accepted: 1 } });
    const [mail] = await harness.stored({ key: request.key });
    const listed = await harness.list(`?student=${harness.student._id}&pageSize=100`);
    expect(listed.body).toContainEqual(
      expect.objectContaining({ _id: String(mail?._id), result: key.replace('result-', '') }),
    );
  });

  it('ignores unknown students', async () => {
    const [gone, here] = [harness.resultRequest({ student: 'f'.repeat(24) }), harness.resultRequest()];
    expect((await harness.request(gone, here)).body).toEqual({ accepted: 1 });
    expect((await harness.request(gone)).body).toEqual({ accepted: 0 });
    expect(await harness.stored({ key: gone.key })).toEqual([]);
  });

  it('refuses no mails, 101 mails, and a request of another shape', async () => {
    const request = harness.resultRequest();
    for (const mails of [
      [],
      Array(101).fill(request),
      [{ ...request, student: { $ne: null } }],
      [{ ...request, key: 'result-1\r\nBcc: x' }],
      [{ ...request, key: `${request.key}-r0` }],
      [{ ...request, kind: 'spam' }],
      [{ ...request, data: { examName: 'x' } }],
    ])
      expect(await harness.request(...mails)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('deletes the mails of a destroyed student', async () => {
    const student = await harness.service.student(harness.admin);
    for (let n = 0; n < 2; n += 1) await harness.requestOne({ student: student._id });
    await harness.service.destroyStudent(student._id, harness.super);
    expect(await harness.stored({ student: new Types.ObjectId(student._id) })).toEqual([]);
  });

  it('leaves no mail of a student who is destroyed meanwhile', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { _id } = await harness.service.student(harness.admin);
      const requests = Array.from({ length: 5 }, () =>
        harness.request(harness.resultRequest({ student: _id })),
      );
      await Promise.all([...requests, harness.service.destroyStudent(_id, harness.super)]);
      expect(await harness.stored({ student: new Types.ObjectId(_id) })).toEqual([]);
    }
  });
});
