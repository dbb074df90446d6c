import { makePortraitUrl } from '@concord/testing';
import { MediaHarness } from './testing/harness';

describe('the media service', () => {
  it('is down, and uploads fail with 503, while the object store is unavailable', async () => {
    const media = await new MediaHarness().start({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    try {
      const readiness = await media.request('GET', '/health/stores');
      expect(readiness.statusCode).toBe(503);
      expect((await media.request('GET', '/health/ready')).statusCode).toBe(200);
      const up = { status: 'up' };
      expect(readiness.json().checks).toMatchObject({ mongodb: up, redis: up, s3: { status: 'down' } });
      const body = { imageFile: await makePortraitUrl() };
      const answer = await media.request('POST', '/gallery/upload', { token: media.staff(), body });
      expect(answer.json()).toMatchObject({ statusCode: 503, code: 'UPSTREAM_UNAVAILABLE' });
      expect((await media.request('GET', '/gallery')).json()).toEqual([]);
    } finally {
      await media.stop();
    }
  });
});
