import { type FeePreview, type FeesCurrent, type ListedFeeTable, SPECIFIED_FEES } from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const TODAY = dayOf(new Date());
const TOMORROW = addDays(TODAY, 1);

const withSubscription = (subscription: number) => ({
  ...SPECIFIED_FEES,
  Associate: { ...SPECIFIED_FEES.Associate, subscription },
});
const add = (body: object, token = service.superAdmin) =>
  service.call<ListedFeeTable>('/fees', { token, body: { reason: 'Council of May', ...body } });
const current = async () => (await service.call<FeesCurrent>('/fees/current', { token: undefined })).body;
const list = async () => (await service.call<ListedFeeTable[]>('/fees')).body;

describe('POST fees/preview', () => {
  const preview = (body: object, token = service.superAdmin) =>
    service.call<FeePreview>('/fees/preview', { token, body });

  it('tells each fee that changes, with the present members of the grade', async () => {
    const left = await service.member();
    await service.member();
    await service.member({ grade: 'Fellow' });
    await service.call(`/member/${left._id}/event`, {
      body: { kind: 'resigned', at: '2026-02-01', reason: 'Moved abroad' },
    });
    const fees = withSubscription(600_000);
    expect(await preview({ from: TOMORROW, fees })).toMatchObject({
      status: 200,
      body: {
        from: TOMORROW,
        changes: [
          {
            grade: 'Associate',
            fee: 'subscription',
            before: 500_000,
            after: 600_000,
            isYearly: true,
            members: 1,
          },
        ],
      },
    });
    expect(await list()).toHaveLength(1);
  });

  it('refuses amounts that are no whole kobo of 0 or more, an ADMIN, and a day that does not exist', async () => {
    for (const amount of [-1, 0.5, '600000', 1e21])
      expect(await preview({ from: TOMORROW, fees: withSubscription(amount as number) })).toMatchObject({
        status: 400,
      });
    expect(await preview({ from: '2026-02-30', fees: SPECIFIED_FEES })).toMatchObject({ status: 400 });
    expect(await preview({ from: TOMORROW, fees: SPECIFIED_FEES }, service.admin)).toMatchObject({
      status: 403,
    });
  });
});

describe('versions of the fee table', () => {
  it('begin with the specified one, which visitors are shown until another one begins', async () => {
    expect(await current()).toEqual({ version: 0, from: '1950-01-01', fees: SPECIFIED_FEES });
    const fees = withSubscription(700_000);
    expect(await add({ version: 0, from: TOMORROW, fees })).toMatchObject({ status: 201 });
    expect((await current()).version).toBe(0);
    expect((await list()).map(({ version, state, until }) => [version, state, until])).toEqual([
      [1, 'coming', undefined],
      [0, 'in-force', TODAY],
    ]);
    expect(await add({ version: 1, from: TODAY, fees: withSubscription(650_000) })).toMatchObject({
      status: 201,
    });
    expect(await current()).toMatchObject({ version: 2, fees: { Associate: { subscription: 650_000 } } });
    expect((await list()).map(({ state }) => state)).toEqual(['in-force', 'coming', 'past']);
  });

  it('refuse a change that was based on an earlier version, and an ADMIN', async () => {
    const body = { version: 0, from: TOMORROW, fees: SPECIFIED_FEES };
    expect(await add(body)).toMatchObject({ status: 409, body: { code: 'REVISION' } });
    const { length } = await list();
    const both = await Promise.all([add({ ...body, version: 2 }), add({ ...body, version: 2 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await list()).toHaveLength(length + 1);
    expect(await add(body, service.admin)).toMatchObject({ status: 403 });
  });
});
