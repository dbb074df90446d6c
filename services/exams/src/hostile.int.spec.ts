import { type Call, calls } from '@concord/contracts';
import { type Sitting, ExamsHarness } from './testing/exams-harness';

const harness = new ExamsHarness();
let sitting: Sitting;

beforeAll(async () => {
  await harness.start({ withWorker: false });
  sitting = await harness.sitting(await harness.uploadExam(2));
});
afterAll(() => harness.stop());

const own = Object.entries(calls as Record<string, Call>).filter(([, { service }]) => service === 'exams');

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
];
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

describe.each(own)('%s', (_, call) => {
  const tokens = () => [harness.tokens.staff('SUPER_ADMIN'), sitting.token, undefined];
  const path = (id: string) => call.path.replace(/:\w+/g, id);

  it('answers hostile bodies, queries and ids with refusals', async () => {
    const statuses: number[] = [];
    const send = async (to: string, body?: string, type = 'application/json') => {
      for (const token of tokens()) {
        const headers = body === undefined ? undefined : { 'content-type': type };
        const { status } = await harness.call(call.method, to, { token, body, headers });
        statuses.push(status);
      }
    };
    for (const id of [sitting.attempt._id, sitting.exam._id].slice(0, call.path.includes(':') ? 2 : 1))
      if (call.method === 'GET') for (const query of queries) await send(`${path(id)}${query}`);
      // Not DELETE, which ignores its body and would remove the record.
      else if (call.method !== 'DELETE') {
        for (const body of bodies) await send(path(id), body);
        await send(path(id), 'a=1', 'application/x-www-form-urlencoded');
        await send(path(id), '<a/>', 'text/xml');
      }
    if (call.path.includes(':')) for (const id of ids) await send(path(encodeURIComponent(id)));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe('afterwards', () => {
  it('nothing has changed and nothing is polluted', async () => {
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    const { body } = await harness.call('GET', `/exams/attempts/${sitting.attempt._id}`, {
      token: sitting.token,
    });
    expect(body).toMatchObject({ status: 'open', answers: {}, seq: 0 });
    expect((await harness.call('GET', '/exams', { token: harness.tokens.staff('ADMIN') })).body).toHaveLength(
      1,
    );
  });
});
