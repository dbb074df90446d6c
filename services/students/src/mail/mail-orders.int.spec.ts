import { Types } from 'mongoose';
import { MailHarness } from '../testing/mail-harness';

const harness = new MailHarness();
const id = () => new Types.ObjectId().toHexString();

describe('MailOrdersService', () => {
  it('stores one mail of a key for repeated orders', async () => {
    const order = harness.resultOrder();
    const others = [harness.resultOrder(), harness.resultOrder()];
    expect((await harness.order(order)).body).toEqual({ accepted: 1 });
    const again = await Promise.all([
      harness.order(order, ...others),
      harness.order(...others, order),
      harness.order(order),
    ]);
    expect(again.map(({ body }) => body.accepted)).toEqual([3, 3, 1]);
    for (const { key } of [order, ...others]) expect(await harness.stored({ key })).toHaveLength(1);
  });

  it('accepts 100 in one call', async () => {
    const orders = Array.from({ length: 100 }, () => harness.resultOrder());
    expect(await harness.order(...orders)).toMatchObject({ status: 200, body: { accepted: 100 } });
    const [mail] = await harness.stored({ key: orders[99]?.key });
    expect(mail).toMatchObject({
      to: harness.student.email,
      name: 'Ada Okafor',
      kind: 'result',
      subject: 'Your result: Peace Education (PEA-1001)',
      status: 'queued',
      tries: 0,
    });
    expect(mail?.text).toContain('https://peace.example/start-exam');
  });

  it('accepts every kind of mail', async () => {
    const key = `receipt-${harness.student._id}`;
    const receipt = {
      key,
      student: harness.student._id,
      kind: 'registration-receipt',
      data: { registeredAt: '2026-11-21T09:00:00.000Z' },
    };
    expect((await harness.order(receipt, harness.resultOrder())).body).toEqual({ accepted: 2 });
    expect(await harness.stored({ key })).toMatchObject([
      { kind: 'registration-receipt', subject: 'We have received your registration' },
    ]);
  });

  it('ignores unknown students', async () => {
    const [gone, here] = [harness.resultOrder({ student: id() }), harness.resultOrder()];
    expect((await harness.order(gone, here)).body).toEqual({ accepted: 1 });
    expect((await harness.order(gone)).body).toEqual({ accepted: 0 });
    expect(await harness.stored({ key: gone.key })).toEqual([]);
  });

  it.each<[string, () => unknown[]]>([
    ['no mails', () => []],
    ['101 mails', () => Array.from({ length: 101 }, () => harness.resultOrder())],
    ['a malformed key', () => [{ ...harness.resultOrder(), key: 'result-1\r\nBcc: x' }]],
    ['an unknown kind', () => [{ ...harness.resultOrder(), kind: 'spam' }]],
    ['data of another shape', () => [{ ...harness.resultOrder(), data: { examName: 'x' } }]],
    ['an operator for a student', () => [{ ...harness.resultOrder(), student: { $ne: null } }]],
  ])('refuses %s', async (_case, mails) => {
    expect(await harness.order(...mails())).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('needs the service secret', async () => {
    const body = { mails: [harness.resultOrder()] };
    expect((await harness.service.call('/internal/mails', { body })).status).toBe(403);
    expect((await harness.service.call('/internal/mails', { body, token: harness.super })).status).toBe(403);
  });

  it('deletes the mails of a removed student', async () => {
    const student = await harness.service.student(harness.admin);
    await harness.order(
      harness.resultOrder({ student: student._id }),
      harness.resultOrder({ student: student._id }),
    );
    await harness.service.call(`/student/${student._id}`, { method: 'DELETE', token: harness.admin });
    expect(await harness.stored({ student: new Types.ObjectId(student._id) })).toEqual([]);
  });

  it('leaves no mail of a student who is removed meanwhile', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { _id } = await harness.service.student(harness.admin);
      const orders = Array.from({ length: 5 }, () => harness.order(harness.resultOrder({ student: _id })));
      const path = `/student/${_id}`;
      const removal = harness.service.call(path, { method: 'DELETE', token: harness.admin });
      await Promise.all([...orders, removal]);
      expect(await harness.stored({ student: new Types.ObjectId(_id) })).toEqual([]);
    }
  });
});
