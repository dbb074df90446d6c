import type { RevocationsAnswer, StaffVersions } from '@concord/contracts';
import { StaffVersionCache } from '@concord/nest-platform';
import { eventually, type SentCommand, watchCommands } from '@concord/nest-platform/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { studentsDatabase } from '../../../database';
import { RevocationsRepository } from '../../../store/revocations/revocations.repository';
import { SESSIONS_MAX } from '../../../store/sessions/sessions.repository';
import { claimsOf, StudentsHarness } from '../../../testing/harness';
import { EarlierSignOuts } from './earlier-sign-outs';
import { RevocationSweep } from './revocation-sweep';
import { ENDED_MAX } from './revocations.service';

const HOUR = 3_600_000;
const newSid = () => new Types.ObjectId().toString();

describe('what voids tokens', () => {
  const service = new StudentsHarness();
  beforeAll(() => service.start());
  afterAll(() => service.stop());

  const me = async (token: string) => (await service.call('/auth/me', { token })).status;
  const logout = (token: string) => service.call('/auth/logout', { method: 'POST', body: {}, token });
  const ask = async (query = '') =>
    (await service.internal<RevocationsAnswer>(`/staff/revocations${query}`)).body;
  const cache = () => service.get<StaffVersionCache>(StaffVersionCache);
  const connection = () => service.get<Connection>(getConnectionToken());
  /** Writes a revocation as another process does. */
  const elsewhere = (id: string, holder?: string) =>
    service
      .get<RevocationsRepository>(RevocationsRepository)
      .write([{ kind: 'session', id, endsAt: Date.now() + HOUR, ...(holder && { holder }) }]);
  const sessionOf = async (more: Record<string, unknown> = {}) => {
    const { id, email, token } = await service.account('ADMIN');
    const _id = new Types.ObjectId(String(claimsOf(token).sid));
    await service.collection('sessions').updateOne({ _id }, { $set: more });
    return { id, email, token, _id };
  };

  /** Commands that a poll sends. */
  async function sentBy(work: () => Promise<unknown>): Promise<SentCommand[]> {
    const sent = watchCommands(connection());
    await work();
    return [...sent];
  }

  it('is read by one small find, however much has ended before', async () => {
    await service.get<RevocationsRepository>(RevocationsRepository).write(
      Array.from({ length: 3000 }, () => ({
        kind: 'session' as const,
        id: newSid(),
        at: Date.now() - HOUR,
        endsAt: Date.now() + HOUR,
      })),
    );
    const at = new Date(Date.now() - HOUR);
    await service.collection('revocations').updateMany({ kind: 'session' }, { $set: { at } });
    // Deleted, because recently changed accounts are read again.
    await service.collection('revocations').deleteMany({ kind: 'account' });
    const sent = await sentBy(() => cache().read());
    const finds = sent.flatMap(({ find }) => (find === undefined ? [] : [find]));
    // Regular polls of the process may run in between.
    expect(finds).toContain('revocations');
    expect(finds.length).toBeLessThanOrEqual(3);
  });

  it('costs the store nothing when another service asks', async () => {
    await cache().read();
    const asked = 20;
    const sent = await sentBy(async () => {
      for (let i = 0; i < asked; i += 1) await ask();
    });
    // Regular polls of the process may run in between, so fewer than one an asking means none of it.
    expect(sent.length).toBeLessThan(asked);
  });

  it('counts within a poll when another process wrote it, and is told to others', async () => {
    const { asOf } = await ask();
    const sid = newSid();
    await elsewhere(sid);
    await eventually(() => cache().hasEnded({ sid }));
    const answer = await ask(`?since=${asOf - 1000}`);
    expect(answer.revocations.map(({ id }) => id)).toContain(sid);
    expect(answer.ageMs).toBeLessThan(5000);
  });

  it('of a change that another process made a moment ago is told to who asks for it fresh', async () => {
    const { id } = await service.account('ADMIN');
    const { asOf } = await ask();
    await service.collection('staff').updateOne({ _id: new Types.ObjectId(id) }, { $inc: { ver: 1 } });
    await service
      .get<RevocationsRepository>(RevocationsRepository)
      .write([{ kind: 'account', id, endsAt: Date.now() + HOUR }]);
    const { versions } = await ask(`?since=${asOf}&fresh=yes`);
    expect(versions[id]).toMatchObject({ ver: 2 });
  });

  it('of an earlier release counts: ended sessions, sign-outs and archived records', async () => {
    const staff = await sessionOf({ endedAt: new Date() });
    const idle = await sessionOf({ lastSeenAt: new Date(Date.now() - 7 * HOUR) });
    const { _id: student } = await service.student(await service.superToken());
    const _id = new Types.ObjectId(student);
    await service.collection('students').updateOne({ _id }, { $set: { archivedAt: new Date() } });
    const sid = newSid();
    await service
      .collection('candidate-sign-outs')
      .insertOne({ _id: sid as never, endsAt: new Date(Date.now() + HOUR) });
    await studentsDatabase.steps?.['revocations of the previous release']?.(connection(), {} as never);
    await cache().read();
    expect([await me(staff.token), await me(idle.token)]).toEqual([401, 401]);
    expect([cache().hasEnded({ sid }), cache().isArchived(student)]).toEqual([true, true]);
    const { body } = await service.internal<StaffVersions>('/staff/versions');
    expect(body.endedSessions).toEqual(expect.arrayContaining([sid, staff._id.toString()]));
    expect(body.archivedStudents).toContain(student);
  });

  it('is noted by a sweep when the process of the change ended before, or was of the previous release', async () => {
    const session = await sessionOf({ endedAt: new Date() });
    const account = await service.account('ADMIN');
    await service
      .collection('staff')
      .updateOne({ _id: new Types.ObjectId(account.id) }, { $inc: { ver: 1 } });
    const { _id: student } = await service.student(await service.superToken());
    const _id = new Types.ObjectId(student);
    const setArchived = (change: object) => service.collection('students').updateOne({ _id }, change);
    await setArchived({ $set: { archivedAt: new Date() } });
    const sweep = () => service.get<RevocationSweep>(RevocationSweep).sweep();
    await sweep();
    expect([await me(session.token), await me(account.token)]).toEqual([401, 401]);
    expect(cache().isArchived(student)).toBe(true);
    await setArchived({ $unset: { archivedAt: 1 } });
    await sweep();
    expect(cache().isArchived(student)).toBe(false);
    const sid = newSid();
    await service
      .collection('candidate-sign-outs')
      .insertOne({ _id: sid as never, endsAt: new Date(Date.now() + HOUR) });
    await service.get<EarlierSignOuts>(EarlierSignOuts).takeOver();
    expect(cache().hasEnded({ sid })).toBe(true);
  });

  describe('of one person', () => {
    const revocationsOf = (holder: string) =>
      service.collection('revocations').countDocuments({ subject: holder, kind: 'before' });
    const endedOf = (holder: string) => service.collection('revocations').countDocuments({ holder });

    it('stays as it is when one sign-in is signed out again and again', async () => {
      const { _id } = await service.student(await service.superToken());
      const token = service.tokens.candidate(_id, newSid());
      for (let n = 0; n < 10; n += 1) await logout(token);
      expect(await endedOf(_id)).toBe(1);
    });

    it('is bounded, however many sign-ins are signed out; then all that began before end', async () => {
      const { _id } = await service.student(await service.superToken());
      const tokens = Array.from({ length: ENDED_MAX + 20 }, () => service.tokens.candidate(_id, newSid()));
      for (const token of tokens) expect((await logout(token)).status).toBe(200);
      expect([await endedOf(_id), await revocationsOf(_id)]).toEqual([ENDED_MAX, 1]);
      expect(await Promise.all(tokens.map(me))).toEqual(tokens.map(() => 401));
      // Tokens have a precision of one second, so the next one must be signed later.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      expect(await me(service.tokens.candidate(_id, newSid()))).toBe(200);
    });

    it('is one moment for all staff sessions beyond those that may go on', async () => {
      const { id, email, token: first } = await service.account('ADMIN');
      const body = { email, password: 'mango-9tw' };
      const old = new Date(Date.now() - HOUR);
      const sessions = Array.from({ length: SESSIONS_MAX - 1 }, (_, n) => ({
        _id: Types.ObjectId.createFromTime(Math.floor(old.getTime() / 1000) + n),
        staff: new Types.ObjectId(id),
        ver: Number(claimsOf(first).ver),
        device: 'a script',
        address: '10.0.0.1',
        createdAt: new Date(old.getTime() + n * 1000),
        lastSeenAt: new Date(),
        endsAt: new Date(Date.now() + HOUR),
      }));
      await service.collection('sessions').insertMany(sessions);
      const signIn = async () => (await service.call<{ token: string }>('/auth/login', { body })).body.token;
      const [, next] = [await signIn(), await signIn()];
      const list = await service.call<unknown[]>('/auth/sessions', { token: next });
      expect(list.body).toHaveLength(SESSIONS_MAX);
      expect([await revocationsOf(id), await endedOf(id), await me(next)]).toEqual([1, 0, 200]);
      const [oldest] = sessions;
      expect(
        cache().hasEnded({ sid: oldest?._id.toString() ?? '', holder: id, startedAt: old.getTime() - 1000 }),
      ).toBe(true);
    });
  });
});
