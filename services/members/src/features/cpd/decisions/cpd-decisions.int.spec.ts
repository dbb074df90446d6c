import type { CpdEntry, Member, MyCpd } from '@concord/contracts';
import { CpdCalls } from '../../../testing/cpd-calls';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const cpd = new CpdCalls(service);
const UNKNOWN = 'f'.repeat(24);

const list = async (query: string) => (await service.call<CpdEntry[]>(`/cpd-entries?${query}`)).body;
const sumOf = async (member: Member) =>
  (await service.call<MyCpd>('/me/cpd', { token: cpd.tokenOf(member) })).body;

describe('GET cpd-entries', () => {
  it('lists what waits, oldest first, with the member and the evidence, and filters', async () => {
    const [ada, bala] = [
      await service.member(),
      await service.member({ person: { surname: 'Bala', firstName: 'Musa' } }),
    ];
    const [first, second, third] = [await cpd.added(ada), await cpd.added(bala), await cpd.added(ada)];
    await cpd.decide(second._id, { revision: 1, decision: 'confirmed' });
    const waiting = await list('state=pending&pageSize=100');
    expect(waiting.map(({ _id }) => _id)).toEqual([first._id, third._id]);
    expect(waiting[0]).toMatchObject({ name: 'Okafor Ada', number: ada.number, member: ada._id, claimed: 6 });
    expect(waiting[0]?.files).toMatchObject([
      { name: 'certificate.pdf', url: expect.any(String) as unknown },
    ]);
    expect((await list('state=confirmed')).map(({ _id }) => _id)).toEqual([second._id]);
    expect((await list(`member=${ada._id}`)).map(({ _id }) => _id)).toEqual([third._id, first._id]);
    expect(await service.call('/cpd-entries?state=lost')).toMatchObject({ status: 400 });
    expect(await service.call('/cpd-entries', { token: cpd.tokenOf(ada) })).toMatchObject({ status: 403 });
  });
});

describe('POST cpd-entries/{id}/decide', () => {
  it('confirms the claimed points without a reason, or others with one that the member reads', async () => {
    const ada = await service.member();
    const [whole, part] = [await cpd.added(ada), await cpd.added(ada)];
    const confirmed = { revision: 1, decision: 'confirmed' };
    expect((await cpd.decide(whole._id, confirmed)).body).toMatchObject({
      state: 'confirmed',
      decision: { points: 6, by: { username: 'admin' } },
    });
    expect(await cpd.decide(part._id, { ...confirmed, points: 4 })).toMatchObject({ status: 400 });
    const reason = 'Lunch does not count';
    await cpd.decide(part._id, { ...confirmed, points: 4, reason });
    const { sum, entries } = await sumOf(ada);
    expect(sum).toMatchObject({ counted: 10, pending: 0 });
    expect(entries.find(({ _id }) => _id === part._id)?.decision).toMatchObject({ points: 4, reason });
  });

  it('refuses with a reason, and without points', async () => {
    const ada = await service.member();
    const entry = await cpd.added(ada);
    const refused = { revision: 1, decision: 'refused' };
    expect(await cpd.decide(entry._id, refused)).toMatchObject({ status: 400 });
    const answer = await cpd.decide(entry._id, { ...refused, points: 9, reason: 'No certificate' });
    expect(answer.body).toMatchObject({ state: 'refused', decision: { points: 0 } });
    expect((await sumOf(ada)).sum).toMatchObject({ counted: 0, pending: 0, kinds: [] });
  });

  it('decides once, also when two decide at once', async () => {
    const entry = await cpd.added(await service.member());
    const body = { revision: 1, decision: 'confirmed' };
    const both = await Promise.all([1, 2, 3].map(() => cpd.decide(entry._id, body)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await cpd.decide(entry._id, { ...body, revision: 2 })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_DECIDED' },
    });
  });

  it('refuses an entry that the member changed or withdrew since it was shown', async () => {
    const ada = await service.member();
    const [one, other] = [await cpd.added(ada), await cpd.added(ada)];
    const token = cpd.tokenOf(ada);
    const keep = one.files.map(({ public_id }) => public_id);
    const change = { ...cpd.activity({ amount: 60, files: [] }), revision: 1, keep };
    await service.call(`/me/cpd/${one._id}`, { method: 'PATCH', body: change, token });
    const body = { revision: 1, decision: 'confirmed' };
    expect(await cpd.decide(one._id, body)).toMatchObject({ status: 409, body: { code: 'REVISION' } });
    await service.call(`/me/cpd/${other._id}`, { method: 'DELETE', token });
    expect(await cpd.decide(other._id, { ...body, revision: 2 })).toMatchObject({ status: 409 });
  });

  it.each([
    ['an unknown entry', UNKNOWN, { revision: 1, decision: 'confirmed' }, 404],
    ['no decision', UNKNOWN, { revision: 1 }, 400],
    ['points below 0', UNKNOWN, { revision: 1, decision: 'confirmed', points: -1 }, 400],
    ['a third of a point', UNKNOWN, { revision: 1, decision: 'confirmed', points: 1 / 3 }, 400],
    ['too many points', UNKNOWN, { revision: 1, decision: 'confirmed', points: 501 }, 400],
  ])('refuses %s', async (_, id, body, status) => {
    const known = status === 404 ? id : (await cpd.added(await service.member()))._id;
    expect(await cpd.decide(known, body)).toMatchObject({ status });
  });

  it('is on record with what changed', async () => {
    const entry = await cpd.added(await service.member());
    await cpd.decide(entry._id, { revision: 1, decision: 'confirmed', points: 2, reason: 'Half a day' });
    const records = await service
      .collection('audit-outbox')
      .find({ 'record.action': 'cpd.decide' })
      .toArray();
    expect(records.at(-1)).toMatchObject({
      record: { label: 'Okafor Ada', reason: 'Half a day', after: { decision: 'confirmed', points: 2 } },
    });
  });
});
