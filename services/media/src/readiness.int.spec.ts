import { makePortraitUrl } from '@concord/testing';
import { MediaHarness } from './testing/harness';

let media: MediaHarness;

beforeAll(async () => {
  media = await MediaHarness.start();
});
afterAll(() => media.stop());

describe('readiness', () => {
  it('names its stores', async () => {
    expect((await media.ask('GET', '/health/ready')).json()).toEqual({
      status: 'up',
      checks: { mongodb: { status: 'up' }, redis: { status: 'up' }, s3: { status: 'up' } },
    });
  });

  it('is down and answers 503 in words when the object store is away', async () => {
    const away = await MediaHarness.start({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    try {
      expect((await away.ask('GET', '/health/ready')).statusCode).toBe(503);
      const body = { imageFile: await makePortraitUrl() };
      const answer = await away.ask('POST', '/gallery/upload', { token: away.staff(), body });
      expect(answer.json()).toMatchObject({ statusCode: 503, code: 'UPSTREAM_UNAVAILABLE' });
      expect((await away.ask('GET', '/gallery')).json()).toEqual([]);
    } finally {
      await away.stop();
    }
  });
});
