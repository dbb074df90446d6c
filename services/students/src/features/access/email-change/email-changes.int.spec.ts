import { type MemberContact, type MyEmailChanged, WRONG_CODE } from '@concord/contracts';
import { eventually, type PeerAnswer, peerRefusal, refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { newEmail } from '../../../testing/harness';
import { MailHarness } from '../../../testing/mail-harness';
import { EmailChangeSweeper } from './email-change.sweeper';

const newId = () => new Types.ObjectId().toString();

describe('the own e-mail of a member', () => {
  const harness = new MailHarness();
  const { service, smtp } = harness;

  const member = (more?: Partial<MemberContact>) => service.peers.addMember(more);
  const tokenOf = ({ _id }: MemberContact) => service.tokens.member({ member: _id });
  const ask = (of: MemberContact, email: string) =>
    service.call('/me/profile/email', { body: { email }, token: tokenOf(of) });
  const confirm = (of: MemberContact, code: string) =>
    service.call<MyEmailChanged>('/me/profile/email/confirm', { body: { code }, token: tokenOf(of) });
  const sweep = async () => (await harness.startWorker()).get(EmailChangeSweeper, { strict: false }).sweep();
  const mailsTo = (email: string) => smtp.accepted.filter(({ to }) => to === email);
  const codesTo = (email: string) =>
    mailsTo(email).flatMap(({ source }) => /^Subject: (\d{6}) confirms/m.exec(source)?.[1] ?? []);
  const codeFor = async (of: MemberContact, email: string) => {
    const before = codesTo(email).length;
    expect((await ask(of, email)).status).toBe(202);
    await sweep();
    return eventually(() => codesTo(email)[before]);
  };
  const emailsSet = () =>
    service.peers.requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/email'));
  const answerPut = (answer: () => PeerAnswer) => {
    service.peers.behaviour = (request) =>
      request.method === 'PUT' ? answer() : service.peers.defaultAnswer(request);
  };
  const noticesOf = ({ _id }: MemberContact) =>
    service.collection('email-changes').find({ member: _id, kind: 'notice' }).toArray();
  const makeDue = ({ _id }: MemberContact) =>
    service
      .collection('email-changes')
      .updateMany({ member: _id, kind: 'notice' }, { $set: { dueAt: new Date(Date.now() - 1) } });
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
  const wrong = { status: 400, body: { issues: [{ path: 'code', message: WRONG_CODE }] } };

  afterEach(() => {
    service.peers.behaviour = undefined;
  });

  it('changes once the code that went to the new address is typed, and the earlier one hears of it', async () => {
    const of = member();
    const email = newEmail();
    const code = await codeFor(of, email);
    expect(await confirm(of, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { email },
    });
    expect(emailsSet().at(-1)).toMatchObject({
      path: `/internal/members/${of._id}/email`,
      body: { email },
    });
    await sweep();
    const [notice] = await eventually(() =>
      mailsTo(of.email ?? '').length > 0 ? mailsTo(of.email ?? '') : undefined,
    );
    expect(notice?.source).toMatch(/^Subject: Your e-mail address was changed\r$/m);
    expect(notice?.source).not.toContain(email);
    expect(await confirm(of, code)).toMatchObject(wrong);
  });

  it('stores no code, and is on record with both addresses', async () => {
    const of = member();
    const email = newEmail();
    const code = await codeFor(of, email);
    for (const name of ['email-changes', 'mails', 'audit'])
      expect(JSON.stringify(await service.collection(name).find({}).toArray())).not.toContain(`"${code}"`);
    await confirm(of, code);
    const records = await service
      .collection('audit')
      .find({ action: 'member.own-email', id: of._id, outcome: 'done' })
      .toArray();
    expect(records).toMatchObject([
      { actor: { kind: 'member' }, before: { email: of.email }, after: { email } },
    ]);
  });

  it('has five tries for a code, and a later code voids the earlier one', async () => {
    const of = member();
    const email = newEmail();
    const first = await codeFor(of, email);
    const code = await codeFor(of, email);
    if (first !== code) expect(await confirm(of, first)).toMatchObject(wrong);
    for (let n = 1; n < 5; n += 1) expect(await confirm(of, wrongOf(code))).toMatchObject(wrong);
    expect(await confirm(of, code)).toMatchObject(wrong);
  });

  it('takes no code of somebody else, no expired one, and none at all before one was sent', async () => {
    const [of, other] = [member(), member()];
    const code = await codeFor(of, newEmail());
    expect(await confirm(other, code)).toMatchObject(wrong);
    await service
      .collection('email-changes')
      .updateMany({ member: of._id }, { $set: { endsAt: new Date(Date.now() - 1) } });
    expect(await confirm(of, code)).toMatchObject(wrong);
    await ask(of, newEmail());
    expect(await confirm(of, '123456')).toMatchObject(wrong);
  });

  it('stays, without a notice, when the register refuses; the code may be typed again', async () => {
    const of = member();
    const code = await codeFor(of, newEmail());
    answerPut(() => peerRefusal(409, 'CONFLICT'));
    expect((await confirm(of, code)).status).toBe(409);
    service.peers.behaviour = undefined;
    expect(await noticesOf(of)).toEqual([]);
    expect((await confirm(of, code)).status).toBe(200);
  });

  it('sends no notice of a change that the register did not make, and asks again while it is away', async () => {
    const of = member();
    const code = await codeFor(of, newEmail());
    answerPut(() => ({ status: 500, body: {} }));
    expect((await confirm(of, code)).status).toBe(503);
    service.peers.behaviour = () => ({ status: 503, body: {} });
    await makeDue(of);
    await sweep();
    expect(await noticesOf(of)).toMatchObject([{ dueAt: expect.any(Date), sends: 1 }]);
    service.peers.behaviour = undefined;
    await makeDue(of);
    await sweep();
    expect(await noticesOf(of)).toEqual([]);
    expect(mailsTo(of.email ?? '')).toEqual([]);
    expect((await confirm(of, code)).status).toBe(200);
  });

  it('tells the earlier address, and it alone, when the answer of the register was lost', async () => {
    const of = member();
    const [before, email] = [of.email ?? '', newEmail()];
    const code = await codeFor(of, email);
    answerPut(() => {
      of.email = email;
      return { status: 500, body: {} };
    });
    expect((await confirm(of, code)).status).toBe(503);
    service.peers.behaviour = undefined;
    expect((await confirm(of, code)).status).toBe(200);
    expect(await noticesOf(of)).toMatchObject([{ email: before }]);
    await makeDue(of);
    await sweep();
    await eventually(() => mailsTo(before).length === 1);
    expect(mailsTo(before)[0]?.source).toMatch(/^Subject: Your e-mail address was changed\r$/m);
    expect(
      mailsTo(email)
        .map(({ source }) => source)
        .join(''),
    ).not.toContain('was changed');
  });

  it('needs no notice for a member who had no address', async () => {
    const of = member({ email: null });
    const code = await codeFor(of, newEmail());
    expect((await confirm(of, code)).status).toBe(200);
    expect(await service.collection('email-changes').countDocuments({ member: of._id })).toBe(0);
  });

  it('throttles a member, and what goes to one address', async () => {
    const of = member();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(of, newEmail())).status);
    expect(statuses).toEqual([...Array(5).fill(202), 429]);
    const email = newEmail();
    const others = [];
    for (let n = 0; n < 6; n += 1) others.push((await ask(member(), email)).status);
    expect(others.at(-1)).toBe(429);
  });

  it('is refused for the present address, an applicant, somebody unknown, staff who look, and a wrong address', async () => {
    const of = member();
    expect(await ask(of, of.email ?? '')).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await ask(of, 'nobody')).status).toBe(400);
    const path = '/me/profile/email';
    const body = { email: newEmail() };
    const send = (token: string) => service.call(path, { body, token });
    expect(await send(service.tokens.member({ student: newId() }))).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await send(service.tokens.member({ member: newId() }))).toMatchObject(refusal(404, 'NOT_FOUND'));
    const viewer = await service.look(of._id, await service.superToken());
    expect((await send(viewer)).status).toBe(403);
  });

  it('is forgotten with the member', async () => {
    const of = member();
    await ask(of, newEmail());
    await service.internal(`/members/${of._id}`, { method: 'DELETE' });
    expect(await service.collection('email-changes').countDocuments({ member: of._id })).toBe(0);
  });
});
