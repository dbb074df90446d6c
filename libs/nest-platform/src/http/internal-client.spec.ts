import { internalCalls } from '@concord/contracts';
import { STARTING_HEADER } from '@concord/contracts/environment';
import { FakeService, type PeerAnswer, type PeerRequest } from '../testing/fake-service';
import { InternalClient } from './internal-client';

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

  beforeEach(async () => {
    students.requests.length = 0;
    client = new InternalClient({ students: await students.listen(), exams: 'http://127.0.0.1:1' }, 'secret');
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
