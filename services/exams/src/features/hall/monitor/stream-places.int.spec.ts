import { eventually } from '@concord/nest-platform/testing';
import { examsHarness } from '../../../testing/exams-harness';
import { STREAMS_BY_ACCOUNT } from './stream-places';

const harness = examsHarness({ withWorker: false });

/** Opens a monitor stream. @returns its status, and a function that closes it */
async function openStream(token: string) {
  const controller = new AbortController();
  const { status, body } = await fetch(`${harness.api.url}/exams/monitor`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  void body?.pipeTo(new WritableStream()).catch(() => undefined);
  return { status, close: () => controller.abort() };
}

describe('streams of one account', () => {
  it('are five, also when more are asked for at once; another account has its own', async () => {
    const [own, other] = [harness.tokens.staff('SUPER_ADMIN'), harness.tokens.staff('ADMIN')];
    const streams = await Promise.all(Array.from({ length: 9 }, () => openStream(own)));
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(STREAMS_BY_ACCOUNT);
    expect(await harness.call('GET', '/exams/monitor', { token: own })).toMatchObject({
      status: 429,
      body: {
        code: 'TOO_MANY_REQUESTS',
        message: 'You are already watching exams in 5 tabs or browsers. Please close one of them first',
      },
    });
    streams.push(await openStream(other));
    expect(streams.at(-1)?.status).toBe(200);
    for (const { close } of streams) close();
    // Places become free when connections end.
    await eventually(async () => {
      const { status, close } = await openStream(own);
      close();
      return status === 200;
    });
  });
});
