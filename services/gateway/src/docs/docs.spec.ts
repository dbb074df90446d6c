import { call, closeAll, startGateway, startFakeService } from '../testing/harness';

afterEach(closeAll);

describe('registerDocs', () => {
  it('merges the documents of the services that answer', async () => {
    const components = { schemas: { Error: { type: 'object' } } };
    const serviceWith = async (paths: object) => {
      const document = JSON.stringify({ openapi: '3.1.0', paths, components });
      return (await startFakeService((_request, response) => response.end(document))).origin;
    };
    const broken = await startFakeService((_request, response) => response.end('not JSON'));
    const gateway = await startGateway({
      STUDENTS_URL: await serviceWith({ '/geo': { get: {} }, '/internal/x': {}, '/health/ready': {} }),
      EXAMS_URL: broken.origin,
      MEDIA_URL: await serviceWith({ '/gallery': { get: {} } }),
      MEMBERS_URL: await serviceWith({ '/member': { get: {} } }),
    });
    const answer = await call(gateway.port, '/api/docs/json');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      openapi: '3.1.0',
      info: { title: 'Concord', version: '1', description: 'Not available right now: exams.' },
      servers: [{ url: '/' }],
      tags: [],
      paths: { '/api/geo': { get: {} }, '/api/gallery': { get: {} }, '/api/member': { get: {} } },
      components,
    });
  });

  it('has a page without external scripts and styles', async () => {
    const gateway = await startGateway();
    const page = await call(gateway.port, '/api/docs');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const text = page.body.toString();
    expect(text).not.toMatch(/<script>|https?:|\son\w+=/);
    const assets = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets).toHaveLength(4);
    for (const path of assets) expect((await call(gateway.port, path)).status).toBe(200);
  });
});
