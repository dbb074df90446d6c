import type { BankProfile, StatementPreview } from '@concord/contracts';
import { MembersHarness } from '../../../testing/harness';
import { type Refused, StatementCalls, UNKNOWN } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new StatementCalls(service);

describe('profiles of banks', () => {
  it('are samples until staff change them, by revision', async () => {
    const { body: samples } = await calls.get<BankProfile[]>('/statement/profiles');
    expect(samples.filter(({ revision }) => revision === 0)).toHaveLength(3);
    const { _id = '', ...sample } = samples[0] ?? {};
    const put = (body: unknown, id = _id) =>
      service.call<BankProfile & Refused>(`/statement/profiles/${id}`, {
        method: 'PUT',
        body,
        token: calls.finance,
      });
    const changed = { ...sample, name: 'Harmattan' };
    expect(await put(changed)).toMatchObject({ status: 200, body: { name: 'Harmattan', revision: 1 } });
    expect(await put(changed)).toMatchObject({ status: 409 });
    expect(await put(changed, UNKNOWN)).toMatchObject({ status: 404 });
    const remove = () =>
      service.call(`/statement/profiles/${_id}`, { method: 'DELETE', token: calls.finance });
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await remove()).toMatchObject({ status: 404 });
  });

  it('read files by the headings that they name, and show how before they are stored', async () => {
    const fields = {
      name: 'Delta Bank',
      account: '9998887776',
      columns: { day: 'When', narration: 'What', amount: 'Got' },
      dates: 'month-first',
      decimals: 'comma',
      separator: 'semicolon',
      sign: 'credit-negative',
    };
    const file = 'When;What;Got;Date\n4/3/26;DELTA;-1.000,00;1/1/26\n';
    const preview = await calls.upload<StatementPreview>(file, {
      path: '/statement/preview',
      profile: JSON.stringify(fields),
    });
    expect(preview).toMatchObject({
      status: 200,
      body: {
        total: 1,
        columns: { day: 'When', amount: 'Got' },
        cells: [{ row: 1 }, { row: 2 }],
        lines: [{ day: '2026-04-03', amount: 100_000 }],
      },
    });
    expect(await calls.upload('x', { path: '/statement/preview', profile: '{' })).toMatchObject({
      status: 400,
    });
    const { body: profile } = await calls.send<BankProfile>('/statement/profiles', fields);
    const { body } = await calls.upload(file, { profile: profile._id });
    expect(body).toMatchObject({ profile: 'Delta Bank', account: '9998887776', credits: 1 });
  });
});
