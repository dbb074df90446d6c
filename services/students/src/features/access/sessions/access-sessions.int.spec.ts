import type { AccessSession, ExamSignInAnswer } from '@concord/contracts';
import { AccessBrowser } from '../../../testing/access-browser';
import { claimsOf } from '../../../testing/harness';
import { MailHarness } from '../../../testing/mail-harness';
import { ACCESS_SESSIONS_MAX } from '../../../store/access-sessions/access-sessions.repository';
import { Types } from 'mongoose';

describe('AccessSessionsService', () => {
  const harness = new MailHarness();
  const { service } = harness;
  const signedIn = async () => {
    const { email, _id } = await service.student(harness.admin);
    const [phone, laptop] = [new AccessBrowser(harness), new AccessBrowser(harness)];
    const [onPhone, onLaptop] = [await phone.signIn(email), await laptop.signIn(email)];
    return { email, _id, phone, laptop, onPhone, onLaptop };
  };
  const list = (token: string) => service.call<AccessSession[]>('/access/sessions', { token });
  const end = (token: string, id: unknown) =>
    service.call(`/access/sessions/${String(id)}`, { method: 'DELETE', token });

  it('lists the own sign-ins, the latest first', async () => {
    const { onPhone, onLaptop } = await signedIn();
    const { body } = await list(onPhone.token);
    expect(body.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(body[0]?._id).toBe(claimsOf(onLaptop.token).sid);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('ends one, at once and for good, and none of others', async () => {
    const { phone, laptop, onPhone, onLaptop } = await signedIn();
    const stranger = await signedIn();
    const { sid } = claimsOf(onLaptop.token);
    expect((await end(stranger.onPhone.token, sid)).status).toBe(404);
    expect((await end(onPhone.token, sid)).status).toBe(200);
    expect((await end(onPhone.token, sid)).status).toBe(404);
    expect((await list(onLaptop.token)).status).toBe(401);
    expect([(await laptop.renew()).status, (await phone.renew()).status]).toEqual([401, 200]);
    expect((await list(stranger.onPhone.token)).body).toHaveLength(2);
  });

  it('ends all others', async () => {
    const { phone, laptop, onPhone, onLaptop } = await signedIn();
    const ended = await service.call('/access/sessions', { method: 'DELETE', token: onPhone.token });
    expect(ended.body).toEqual({ ended: 1 });
    expect((await list(onLaptop.token)).status).toBe(401);
    expect([(await laptop.renew()).status, (await phone.renew()).status]).toEqual([401, 200]);
  });

  it('keeps a bounded number, and ends the oldest', async () => {
    const { email, _id: student, onPhone } = await signedIn();
    const [one] = await service.collection('access-sessions').find({ student }).toArray();
    const more = Array.from({ length: ACCESS_SESSIONS_MAX }, () => ({ ...one, _id: new Types.ObjectId() }));
    await service
      .collection('access-sessions')
      .insertMany(more.map((each) => ({ ...each, createdAt: new Date() })));
    await new AccessBrowser(harness).signIn(email);
    expect(await service.collection('access-sessions').countDocuments({ student })).toBe(ACCESS_SESSIONS_MAX);
    expect((await list(onPhone.token)).status).toBe(401);
  });

  describe('access/exam', () => {
    it('opens the exam portal as the candidate', async () => {
      const { _id, onPhone } = await signedIn();
      const open = { method: 'POST', body: {}, token: onPhone.token };
      const { status, body } = await service.call<ExamSignInAnswer>('/access/exam', open);
      expect(status).toBe(200);
      expect(body._id).toBe(_id);
      expect(claimsOf(body.token)).toMatchObject({ typ: 'candidate', sub: _id });
    });

    it('tells a member who never registered that there are no exams', async () => {
      const token = service.tokens.member({ member: new Types.ObjectId().toString() });
      const { status, body } = await service.call('/access/exam', { method: 'POST', body: {}, token });
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
    });
  });
});
