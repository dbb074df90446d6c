import type { AuditRecord, LoginAnswer, StaffSession, StaffVersions } from '@concord/contracts';
import type { AuditStore } from '@concord/nest-platform';
import { Types } from 'mongoose';
import { AUDIT_STORE } from '../../../store/audit/audit.store.module';
import { SessionsRepository } from '../../../store/sessions/sessions.repository';
import { claimsOf, newAddress, StudentsHarness } from '../../../testing/harness';
import { RevocationSweep } from '../revocations/revocation-sweep';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

describe('SessionsService', () => {
  const service = new StudentsHarness();
  beforeAll(() => service.start());
  afterAll(() => service.stop());

  const signIn = async (email: string, headers: Record<string, string> = {}, address = newAddress()) => {
    const body = { email, password: 'mango-9tw' };
    return (await service.call<LoginAnswer>('/auth/login', { body, headers, address })).body.token;
  };
  const me = async (token: string) => (await service.call('/auth/me', { token })).status;
  const list = async (token: string) =>
    (await service.call<StaffSession[]>('/auth/sessions', { token })).body;
  const end = (token: string, id = '') =>
    service.call(`/auth/sessions${id && `/${id}`}`, { method: 'DELETE', token });
  const logout = (token?: string) => service.call('/auth/logout', { method: 'POST', body: {}, token });
  const sidOf = (token: string) => String(claimsOf(token).sid);
  const ended = async () =>
    (await service.internal<StaffVersions>('/staff/versions')).body.endedSessions ?? [];

  describe('auth/logout', () => {
    it('voids the token of the session at once, here and for the other services, and no other token', async () => {
      const { email } = await service.account('ADMIN');
      const [here, there] = [await signIn(email), await signIn(email)];
      expect(await logout(here)).toMatchObject({ status: 200, body: { ended: 1 } });
      expect([await me(here), await me(there)]).toEqual([401, 200]);
      expect((await service.call('/student', { token: here })).status).toBe(401);
      expect(await ended()).toContain(sidOf(here));
      expect(await ended()).not.toContain(sidOf(there));
    });

    it("ends a candidate's sign-in, and no other one of the same candidate", async () => {
      const { _id } = await service.student(await service.superToken());
      const [gone, other] = [new Types.ObjectId().toString(), new Types.ObjectId().toString()];
      const [here, there] = [service.tokens.candidate(_id, gone), service.tokens.candidate(_id, other)];
      for (const count of [1, 0]) expect((await logout(here)).body).toEqual({ ended: count });
      expect([await me(here), await me(there)]).toEqual([401, 200]);
      expect(await ended()).toContain(gone);
      expect(await ended()).not.toContain(other);
    });

    it('may be repeated, and is fine without a token', async () => {
      const { token } = await service.account('PENDING');
      await logout(token);
      for (const again of [token, undefined, 'nonsense'])
        expect(await logout(again)).toMatchObject({ status: 200, body: { ended: 0 } });
    });

    it('leaves a token of an earlier release, which has no session, until it expires', async () => {
      const { id, email } = await service.account('ADMIN');
      const ver = Number(claimsOf(await signIn(email)).ver);
      const old = service.tokens.staff('ADMIN', { id, ver });
      expect(await logout(old)).toMatchObject({ status: 200, body: { ended: 0 } });
      expect(await me(old)).toBe(200);
      expect((await list(old)).every(({ isCurrent }) => !isCurrent)).toBe(true);
    });
  });

  describe('auth/sessions', () => {
    it("lists one's own running sign-ins, the latest first", async () => {
      const { email } = await service.account('ADMIN');
      const first = await signIn(email, { 'user-agent': CHROME }, '10.1.2.3');
      const second = await signIn(email);
      await service.account('ADMIN');
      const sessions = await list(second);
      expect(sessions.slice(0, 2).map(({ _id, isCurrent }) => [_id, isCurrent])).toEqual([
        [sidOf(second), true],
        [sidOf(first), false],
      ]);
      const { createdAt, endsAt, ...rest } = sessions[1] as StaffSession;
      expect(rest).toMatchObject({ device: 'Chrome on Windows', address: '10.1.2.3', lastSeenAt: createdAt });
      expect(Date.parse(endsAt) - Date.parse(createdAt)).toBe(12 * 3600 * 1000);
    });

    it('does not list those that a change of the role has ended', async () => {
      const { email, id } = await service.account('ADMIN');
      const body = { role: 'SUPER_ADMIN' };
      await service.call(`/admin/${id}`, { method: 'PATCH', body, token: await service.superToken() });
      const token = await signIn(email);
      expect((await list(token)).map(({ _id }) => _id)).toEqual([sidOf(token)]);
    });

    it('ends one', async () => {
      const { email } = await service.account('ADMIN');
      const [lost, kept] = [await signIn(email), await signIn(email)];
      expect(await end(kept, sidOf(lost))).toMatchObject({ status: 200, body: { _id: sidOf(lost) } });
      expect([await me(lost), await me(kept)]).toEqual([401, 200]);
      expect((await end(kept, sidOf(lost))).status).toBe(404);
      expect((await list(kept)).map(({ _id }) => _id)).not.toContain(sidOf(lost));
    });

    it('ends all others', async () => {
      const { email, token } = await service.account('ADMIN');
      const [lost, kept] = [await signIn(email), await signIn(email)];
      expect((await end(kept)).body.ended).toBeGreaterThanOrEqual(2);
      expect([await me(token), await me(lost), await me(kept)]).toEqual([401, 401, 200]);
      expect((await end(kept)).body.ended).toBe(0);
    });

    it('ends nobody else: neither one nor all', async () => {
      const [mine, other] = [await service.account('ADMIN'), await service.account('SUPER_ADMIN')];
      for (const id of [sidOf(mine.token), 'f'.repeat(24), 'not-an-id'])
        expect((await end(other.token, id)).status).toBe(404);
      await end(other.token);
      expect(await me(mine.token)).toBe(200);
    });

    it('is refused without a staff token', async () => {
      for (const path of ['', `/${'f'.repeat(24)}`]) {
        expect((await service.call(`/auth/sessions${path}`, { method: 'DELETE' })).status).toBe(401);
        const token = service.tokens.candidate('a'.repeat(24));
        expect((await service.call(`/auth/sessions${path}`, { method: 'DELETE', token })).status).toBe(403);
      }
    });
  });

  describe('admin/:id/sessions', () => {
    const endAllOf = (id: string, token: string) =>
      service.call(`/admin/${id}/sessions`, { method: 'DELETE', token });

    it('ends all sign-ins of a colleague, also those of an earlier release', async () => {
      const { id, email, token } = await service.account('ADMIN');
      const [second, superToken] = [await signIn(email), await service.superToken()];
      const old = service.tokens.staff('ADMIN', { id, ver: Number(claimsOf(token).ver) });
      const answer = await endAllOf(id, superToken);
      expect(answer).toMatchObject({ status: 200, body: { ended: 3 } });
      expect(await Promise.all([token, second, old, superToken].map(me))).toEqual([401, 401, 401, 200]);
      expect(await me(await signIn(email))).toBe(200);
      expect(await service.collection('audit').findOne({ action: 'account.sign-out', id })).toMatchObject({
        label: email,
        outcome: 'done',
      });
    });

    it('is a 404 for an unknown account, and refused to others', async () => {
      const { id, token } = await service.account('ADMIN');
      expect((await endAllOf('f'.repeat(24), await service.superToken())).status).toBe(404);
      expect((await endAllOf(id, token)).status).toBe(403);
    });
  });

  it('a new one ends that of the browser before, once it succeeds', async () => {
    const [{ email }, other] = [await service.account('ADMIN'), await service.account('PENDING')];
    const token = await signIn(email);
    const enter = (password: string) =>
      service.call<{ token: string }>('/auth/login', { body: { email: other.email, password }, token });
    expect((await enter('1234')).status).toBe(401);
    expect(await me(token)).toBe(200);
    const { body } = await enter('mango-9tw');
    expect([await me(token), await me(body.token), await me(other.token)]).toEqual([401, 200, 200]);
    expect(await ended()).toContain(sidOf(token));
    const again = await service.call('/auth/login', { body: { email, password: 'mango-9tw' }, token });
    expect(again.status).toBe(200);
  });

  it('notes when a session was seen, once in five minutes', async () => {
    const { email } = await service.account('ADMIN');
    const token = await signIn(email);
    const own = async () => (await list(token)).find(({ isCurrent }) => isCurrent);
    const before = (await own())?.lastSeenAt;
    await me(token);
    expect((await own())?.lastSeenAt).toBe(before);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await service.collection('sessions').updateMany({}, { $set: { lastSeenAt: anHourAgo } });
    await me(token);
    expect(Date.parse((await own())?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  describe('a session that nobody used', () => {
    const HOUR = 3_600_000;
    const setSeen = async (token: string, hoursAgo: number) => {
      const lastSeenAt = new Date(Date.now() - hoursAgo * HOUR);
      await service
        .collection('sessions')
        .updateOne({ _id: new Types.ObjectId(sidOf(token)) }, { $set: { lastSeenAt } });
      await service.get<RevocationSweep>(RevocationSweep).sweep();
    };

    it('goes on after five hours and a half, and is seen again', async () => {
      const { email } = await service.account('ADMIN');
      const token = await signIn(email);
      await setSeen(token, 5.5);
      expect(await me(token)).toBe(200);
      await setSeen(token, 0);
      expect(await me(token)).toBe(200);
    });

    it('ends after six hours, on each service, and does not come back', async () => {
      const { email } = await service.account('ADMIN');
      const [token, other] = [await signIn(email), await signIn(email)];
      await setSeen(token, 6);
      expect([await me(token), await me(other)]).toEqual([401, 200]);
      const { body } = await service.internal<StaffVersions>('/staff/versions');
      expect(body.endedSessions).toContain(sidOf(token));
      expect(body.endedSessions).not.toContain(sidOf(other));
      expect((await list(other)).map(({ _id }) => _id)).not.toContain(sidOf(token));
      await service.get<SessionsRepository>(SessionsRepository).noteSeen(sidOf(token));
      await service.get<RevocationSweep>(RevocationSweep).sweep();
      expect(await me(token)).toBe(401);
    });
  });

  describe('on record', () => {
    const recordsOf = (actor: string, action: RegExp) =>
      service
        .collection('audit')
        .find({ 'actor.id': actor, action })
        .sort({ at: 1, _id: 1 })
        .toArray() as unknown as Promise<AuditRecord[]>;

    it('are sign-outs and ended sessions', async () => {
      const { email, id } = await service.account('ADMIN');
      const [lost, kept] = [await signIn(email), await signIn(email)];
      await end(kept, sidOf(lost));
      await end(kept);
      await logout(kept);
      const records = await recordsOf(id, /^(session\.end|staff\.sign-out)$/);
      expect(
        records.map(({ action, outcome, entity, id: target, label, details }) => [
          [action, outcome, entity, target],
          [label, details?.ended],
        ]),
      ).toEqual([
        [
          ['session.end', 'done', 'session', sidOf(lost)],
          [email, undefined],
        ],
        [
          ['session.end', 'done', 'session', undefined],
          ['all others', 2],
        ],
        [
          ['staff.sign-out', 'done', 'session', sidOf(kept)],
          [email, 1],
        ],
      ]);
    });

    it('is a sign-out before it is made, of staff and of a candidate', async () => {
      const { email, id } = await service.account('ADMIN');
      const { _id } = await service.student(await service.superToken());
      const candidate = service.tokens.candidate(_id, new Types.ObjectId().toString());
      const store = service.get<AuditStore>(AUDIT_STORE);
      const settle = jest.spyOn(store, 'settleMany').mockRejectedValue(new Error('The store is away'));
      for (const token of [await signIn(email), candidate]) expect((await logout(token)).body.ended).toBe(1);
      for (const actor of [id, _id])
        expect(await recordsOf(actor, /sign-out$/)).toMatchObject([{ outcome: 'unclear' }]);
      settle.mockRestore();
    });

    it.each(['staff', 'candidate'])('is needed for a sign-out of %s', async (kind) => {
      const { _id } = await service.student(await service.superToken());
      const token =
        kind === 'staff'
          ? (await service.account('ADMIN')).token
          : service.tokens.candidate(_id, new Types.ObjectId().toString());
      const store = service.get<AuditStore>(AUDIT_STORE);
      const insert = jest.spyOn(store, 'insertMany').mockRejectedValue(new Error('The store is away'));
      expect((await logout(token)).status).toBe(503);
      insert.mockRestore();
      expect(await me(token)).toBe(200);
    });
  });
});
