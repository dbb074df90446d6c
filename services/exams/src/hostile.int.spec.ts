// On one server: requests are refused before the store is asked.
import { type Call, calls, internalRoutes } from '@concord/contracts';
import { callsOf } from '@concord/nest-platform';
import { refusedListPaths, TEST_SECRET } from '@concord/nest-platform/testing';
import { type Sitting, examsHarness } from './testing/exams-harness';

const harness = examsHarness({ withWorker: false });
let sitting: Sitting;

beforeAll(async () => {
  sitting = await harness.sitting();
});

const own = Object.entries(calls as Record<string, Call>).filter(([, { service }]) => service === 'exams');

const JSON_TYPE = 'application/json';
const deep = `${'{"answers":'.repeat(5000)}1${'}'.repeat(5000)}`;
const bodies = [
  '[]',
  'null',
  '"text"',
  '12',
  '{',
  '{"$where":"sleep(1)"}',
  '{"_id":{"$ne":null}}',
  '{"title":{"$gt":""},"duration":{"$gt":0},"questions":{"$size":1}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":{"polluted":true}}',
  '{"title":"\\u0000\\ud800","duration":1e309,"questions":[null]}',
  '{"courseTitle":"\\u0000","exams":[[]],"exam":{}}',
  '{"studentName":"x","selectedCourse":[],"serialNumber":{"a":1},"dateGenerated":"2026-02-31"}',
  '{"studentDetails":[],"Exam":[],"answers":{"length":1e9}}',
  deep,
].map((body) => [body, JSON_TYPE] as const);
const otherBodies = [
  ['a=1', 'application/x-www-form-urlencoded'],
  ['<a/>', 'text/xml'],
] as const;
const queries = [
  '?page[$gt]=1',
  '?page=1e9&pageSize=1',
  '?search[$ne]=x',
  '?search=%00',
  '?page=-1',
  '?type[]=full',
  '?%',
];
const ids = ['%00', '%2e%2e', '%F0%28%8C', '{"$ne":null}', 'x'.repeat(150), '64b0000000000000000000fg'];

describe('hostile bodies, queries and ids', () => {
  it.each(own)('are refused by %s', async (_, { method, path }) => {
    const hasId = path.includes(':');
    const statuses: number[] = [];
    const send = async (id: string, [body, type]: readonly [string?, string?] = [], query = '') => {
      const to = path.replace(/:\w+/g, id) + query;
      const headers = type ? { 'content-type': type } : undefined;
      for (const token of [harness.tokens.staff('SUPER_ADMIN'), sitting.token, undefined])
        statuses.push((await harness.call(method, to, { token, body, headers })).status);
    };
    for (const id of hasId ? [sitting.attempt._id, sitting.exam._id] : [''])
      if (method === 'GET') for (const query of queries) await send(id, [], query);
      // Except DELETE, which ignores its body and would remove the record.
      else if (method !== 'DELETE') for (const body of [...bodies, ...otherBodies]) await send(id, body);
    if (hasId) for (const id of ids) await send(encodeURIComponent(id));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it.each(refusedListPaths(callsOf('exams')))('are refused by the list %s', async (_, paths) => {
    const token = harness.tokens.staff('SUPER_ADMIN');
    for (const path of paths) {
      const { status, body } = await harness.call('GET', path, { token });
      expect([path, status, body.code]).toEqual([path, 400, 'VALIDATION']);
    }
  });

  it('change and pollute nothing', async () => {
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await harness.attemptOf(sitting)).body).toMatchObject({ status: 'open', answers: {}, seq: 0 });
    const exams = await harness.call('GET', '/exams', { token: harness.tokens.staff('ADMIN') });
    expect(exams.body).toHaveLength(1);
  });
});

it.each(Object.values(internalRoutes).filter(({ service }) => service === 'exams'))(
  '$method $path needs the service secret, whatever token comes instead',
  async ({ method, path }) => {
    for (const token of [undefined, harness.tokens.staff('SUPER_ADMIN'), TEST_SECRET])
      expect((await harness.call(method, path, { token })).status).toBe(403);
  },
);
