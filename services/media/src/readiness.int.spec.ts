import { makePortraitUrl } from '@concord/testing';
import { MediaHarness } from './testing/harness';

let media: MediaHarness;

beforeAll(async () => {
  media = await MediaHarness.start();
});
afterAll(() => media.stop());

describe('readiness', () => {
  it('reports every store', async () => {
    expect((await media.request('GET', '/health/ready')).json()).toEqual({
      status: 'up',
      checks: { mongodb: { status: 'up' }, redis: { status: 'up' }, s3: { status: 'up' } },
    });
  });

  it('is down and uploads fail with 503 while the object store is unavailable', async () => {
    const withoutStore = await MediaHarness.start({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    try {
      expect((await withoutStore.request('GET', '/health/ready')).statusCode).toBe(503);
      const body = { imageFile: await makePortraitUrl() };
      const answer = await withoutStore.request('POST', '/gallery/upload', {
        token: withoutStore.staff(),
        body,
      });
      expect(answer.json()).toMatchObject({ statusCode: 503, code: 'UPSTREAM_UNAVAILABLE' });
      expect((await withoutStore.request('GET', '/gallery')).json()).toEqual([]);
    } finally {
      await withoutStore.stop();
    }
  });
});
