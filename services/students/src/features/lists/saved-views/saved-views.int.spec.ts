import { LIMITS, type SavedView } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { StudentsHarness } from '../../../testing/harness';

const service = new StudentsHarness();
const PATH = '/admin/views';
let own: { id: string; token: string };
let other: { id: string; token: string };

beforeAll(async () => {
  await service.start();
  own = await service.account('ADMIN');
  other = await service.account('ADMIN');
});
afterAll(() => service.stop());

const list = async (token = own.token, name = 'students') =>
  (await service.call<SavedView[]>(`${PATH}?list=${name}`, { token })).body;
const create = (more: object = {}, token = own.token) =>
  service.call<SavedView>(PATH, {
    token,
    body: { list: 'students', name: 'Kano', query: 'state=Kano', ...more },
  });
const update = (id: string, body: object, token = own.token) =>
  service.call<SavedView>(`${PATH}/${id}`, { method: 'PATCH', token, body });
const remove = (id: string, token = own.token) => service.call(`${PATH}/${id}`, { method: 'DELETE', token });

describe('saved views', () => {
  it('are kept for an account and a list, and one of them is the default', async () => {
    const first = await create({ isDefault: true });
    expect(first.status).toBe(201);
    const second = (await create({ name: 'Lagos', query: 'state=Lagos', isDefault: true })).body;
    expect(await list()).toEqual([{ ...first.body, isDefault: false }, second]);
    expect(await list(own.token, 'mails')).toEqual([]);
    expect(await list(other.token)).toEqual([]);

    expect((await update(first.body._id, { name: 'North', isDefault: true })).body).toEqual({
      ...first.body,
      name: 'North',
    });
    expect((await list()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['North', true],
      ['Lagos', false],
    ]);
    expect((await remove(second._id)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('are open to nobody else, and refused with a name that is taken, without one, and for no list', async () => {
    const view = (await create({ name: 'Mine' })).body;
    for (const answer of [
      await update(view._id, { name: 'Yours' }, other.token),
      await remove(view._id, other.token),
    ])
      expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await create({ name: 'mine' })).toMatchObject(refusal(409, 'CONFLICT'));
    for (const more of [{ name: ' ' }, { list: 'colours' }, { colour: 'red' }])
      expect((await create(more)).status).toBe(400);
    expect((await service.call(PATH, { token: own.token })).status).toBe(400);
  });

  it('stay within their number when several are saved at once, and go with the account', async () => {
    const { id, token } = await service.account('ADMIN');
    const at = (n: number) => create({ list: 'serials', name: `View ${n}` }, token);
    for (let n = 1; n < LIMITS.viewsMax; n += 1) await at(n);
    const answers = await Promise.all([at(100), at(101)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await list(token, 'serials')).toHaveLength(LIMITS.viewsMax);
    await service.call(`/admin/${id}`, { method: 'DELETE', token: await service.superToken() });
    expect(await service.collection('saved-views').countDocuments({ 'views.name': 'View 1' })).toBe(0);
  });
});
