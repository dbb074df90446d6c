import { Types } from 'mongoose';
import { MailWorld } from '../testing/mail-world';

const world = new MailWorld();
const id = () => new Types.ObjectId().toHexString();

describe('MailOrdersService', () => {
  it('makes one mail of a key, however often and wherever it is ordered', async () => {
    const order = world.resultOrder();
    const others = [world.resultOrder(), world.resultOrder()];
    expect((await world.order(order)).body).toEqual({ accepted: 1 });
    const again = await Promise.all([
      world.order(order, ...others),
      world.order(...others, order),
      world.order(order),
    ]);
    expect(again.map(({ body }) => body.accepted)).toEqual([3, 3, 1]);
    for (const { key } of [order, ...others]) expect(await world.stored({ key })).toHaveLength(1);
  });

  it('takes 100 in one call and stores who gets what', async () => {
    const orders = Array.from({ length: 100 }, () => world.resultOrder());
    expect(await world.order(...orders)).toMatchObject({ status: 200, body: { accepted: 100 } });
    const [mail] = await world.stored({ key: orders[99]?.key });
    expect(mail).toMatchObject({
      to: world.student.email,
      name: 'Ada Okafor',
      kind: 'result',
      subject: 'Your result: Peace Education (PEA-1001)',
      status: 'queued',
      tries: 0,
    });
    expect(mail?.text).toContain('https://peace.example/start-exam');
  });

  it('takes every kind of mail', async () => {
    const key = `receipt-${world.student._id}`;
    const receipt = {
      key,
      student: world.student._id,
      kind: 'registration-receipt',
      data: { registeredAt: '2026-11-21T09:00:00.000Z' },
    };
    expect((await world.order(receipt, world.resultOrder())).body).toEqual({ accepted: 2 });
    expect(await world.stored({ key })).toMatchObject([
      { kind: 'registration-receipt', subject: 'We have received your registration' },
    ]);
  });

  it('passes over students who are not there', async () => {
    const [gone, here] = [world.resultOrder({ student: id() }), world.resultOrder()];
    expect((await world.order(gone, here)).body).toEqual({ accepted: 1 });
    expect((await world.order(gone)).body).toEqual({ accepted: 0 });
    expect(await world.stored({ key: gone.key })).toEqual([]);
  });

  it.each<[string, () => unknown[]]>([
    ['no mails', () => []],
    ['101 mails', () => Array.from({ length: 101 }, () => world.resultOrder())],
    ['a key of its own making', () => [{ ...world.resultOrder(), key: 'result-1\r\nBcc: x' }]],
    ['an unknown kind', () => [{ ...world.resultOrder(), kind: 'spam' }]],
    ['data that does not fit', () => [{ ...world.resultOrder(), data: { examName: 'x' } }]],
    ['an operator for a student', () => [{ ...world.resultOrder(), student: { $ne: null } }]],
  ])('refuses %s', async (_case, mails) => {
    expect(await world.order(...mails())).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('needs the service secret', async () => {
    const body = { mails: [world.resultOrder()] };
    expect((await world.service.call('/internal/mails', { body })).status).toBe(403);
    expect((await world.service.call('/internal/mails', { body, token: world.super })).status).toBe(403);
  });

  it('keeps hostile names as text on one line', async () => {
    const surname = 'Eve\r\nBcc: all@example.org <b onclick=x>=cmd|calc';
    const student = await world.service.student(world.admin, { surname });
    const order = world.resultOrder({ student: student._id });
    await world.order(order);
    const [mail] = await world.stored({ key: order.key });
    expect(mail?.name).toBe('Ada Eve Bcc: all@example.org <b onclick=x>=cmd|calc');
    expect(mail?.html).not.toContain('<b onclick');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });

  it('removes the mails of a student who is removed', async () => {
    const student = await world.service.student(world.admin);
    await world.order(
      world.resultOrder({ student: student._id }),
      world.resultOrder({ student: student._id }),
    );
    await world.service.call(`/student/${student._id}`, { method: 'DELETE', token: world.admin });
    expect(await world.stored({ student: new Types.ObjectId(student._id) })).toEqual([]);
  });

  it('leaves no mail of a student who is removed while it is ordered', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { _id } = await world.service.student(world.admin);
      const orders = Array.from({ length: 5 }, () => world.order(world.resultOrder({ student: _id })));
      const path = `/student/${_id}`;
      const removal = world.service.call(path, { method: 'DELETE', token: world.admin });
      await Promise.all([...orders, removal]);
      expect(await world.stored({ student: new Types.ObjectId(_id) })).toEqual([]);
    }
  });
});
