import { Types } from 'mongoose';
import { MailHarness } from '../../../testing/mail-harness';

const harness = new MailHarness();

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
      name: 'Okafor Ada',
      kind: 'result',
      subject: 'Your result: Peace Education (PEA-1001)',
      status: 'queued',
      tries: 0,
    });
    expect(mail?.text).toContain('https://peace.example/start-exam');
  });

  it('takes mails of changed scores, and names their result', async () => {
    const { key } = harness.resultOrder();
    const order = harness.resultOrder({ key: `${key}-r12` });
    expect(await harness.order(order)).toMatchObject({ status: 200, body: { accepted: 1 } });
    const [mail] = await harness.stored({ key: order.key });
    const listed = await harness.list(`?student=${harness.student._id}&pageSize=100`);
    expect(listed.body).toContainEqual(
      expect.objectContaining({ _id: String(mail?._id), result: key.replace('result-', '') }),
    );
  });

  it('ignores unknown students', async () => {
    const [gone, here] = [harness.resultOrder({ student: 'f'.repeat(24) }), harness.resultOrder()];
    expect((await harness.order(gone, here)).body).toEqual({ accepted: 1 });
    expect((await harness.order(gone)).body).toEqual({ accepted: 0 });
    expect(await harness.stored({ key: gone.key })).toEqual([]);
  });

  it('refuses no mails, 101 mails, and an order of another shape', async () => {
    const order = harness.resultOrder();
    for (const mails of [
      [],
      Array(101).fill(order),
      [{ ...order, student: { $ne: null } }],
      [{ ...order, key: 'result-1\r\nBcc: x' }],
      [{ ...order, key: `${order.key}-r0` }],
      [{ ...order, kind: 'spam' }],
      [{ ...order, data: { examName: 'x' } }],
    ])
      expect(await harness.order(...mails)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('deletes the mails of a destroyed student', async () => {
    const student = await harness.service.student(harness.admin);
    for (let n = 0; n < 2; n += 1) await harness.orderOne({ student: student._id });
    await harness.service.destroyStudent(student._id, harness.super);
    expect(await harness.stored({ student: new Types.ObjectId(student._id) })).toEqual([]);
  });

  it('leaves no mail of a student who is destroyed meanwhile', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { _id } = await harness.service.student(harness.admin);
      const orders = Array.from({ length: 5 }, () => harness.order(harness.resultOrder({ student: _id })));
      await Promise.all([...orders, harness.service.destroyStudent(_id, harness.super)]);
      expect(await harness.stored({ student: new Types.ObjectId(_id) })).toEqual([]);
    }
  });
});
