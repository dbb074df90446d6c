import { internalCalls } from '@concord/contracts';
import { STARTING_HEADER } from '@concord/contracts/environment';
import { FakeService, type PeerAnswer, type PeerRequest } from '../testing/fake-service';
import { InternalClient } from './internal-client';
import { fromAnyAddress } from './peer-lookup';

class FlakyStudents extends FakeService {
  /** Number of connections to break before an answer. */
  breaks = 0;
  /** Number of calls answered by a process that is still starting. */
  starts = 0;

  protected answer({ method }: PeerRequest): PeerAnswer {
    this.starts -= 1;
    if (this.starts >= 0) return { status: 503, headers: { [STARTING_HEADER]: '1' } };
    this.breaks -= 1;
    if (this.breaks >= 0) return 'hang-up';
    return method === 'GET' ? { status: 200, body: { versions: {} } } : { status: 503, body: {} };
  }
}

describe('InternalClient', () => {
  const students = new FlakyStudents();
  let client: InternalClient;
  let origin: string;

  beforeEach(async () => {
    students.requests.length = 0;
    origin = await students.listen();
    client = new InternalClient({ students: origin, exams: 'http://127.0.0.1:1' }, 'secret');
  });
  afterEach(async () => {
    await client.close();
    await students.close();
  });

  it('sends a read again whose connection was lost', async () => {
    students.breaks = 2;
    expect(await client.call(internalCalls.internalStaffVersions, {})).toEqual({ versions: {} });
    expect(students.requests).toHaveLength(3);
  });

  it('sends any call again that met a process which only starts', async () => {
    students.starts = 2;
    const redeem = client.call(internalCalls.internalSerialRedeem, { body: {} } as never);
    await expect(redeem).rejects.toMatchObject({ statusCode: 503 });
    expect(students.requests).toHaveLength(3);
  });

  it('reaches the process of a name that takes connections at once, in whatever order they are found', async () => {
    const { port } = new URL(origin);
    const refusing = ['127.0.0.7', '127.0.0.8', '127.0.0.9'];
    const found = [...refusing, '127.0.0.1'].map((address) => ({ address, family: 4 }));
    const lookups: string[] = [];
    const several = new InternalClient(
      { students: `http://students.test:${port}` },
      'secret',
      fromAnyAddress((hostname, _, done) => {
        lookups.push(hostname);
        done(null, found);
      }),
    );
    const calls = Array.from({ length: 12 }, () => several.call(internalCalls.internalStaffVersions, {}));
    await Promise.all(calls);
    // Every connection was made at its first try.
    expect(lookups).toEqual(calls.map(() => 'students.test'));
    await several.close();
  });

  it('does not send a call with side effects again that may have arrived', async () => {
    students.breaks = 1;
    const redeem = client.call(internalCalls.internalSerialRedeem, {
      body: {},
    } as never);
    await expect(redeem).rejects.toMatchObject({ statusCode: 503, code: 'UPSTREAM_UNAVAILABLE' });
    expect(students.requests).toHaveLength(1);
  });

  it('is refused with 503 by a peer that nobody listens for', async () => {
    const removed = client.call(internalCalls.internalStudentExamsRemove, { params: { id: 'a'.repeat(24) } });
    await expect(removed).rejects.toMatchObject({ statusCode: 503, code: 'UPSTREAM_UNAVAILABLE' });
  });
});
