import { call, closeAll, startGateway, startFakeService } from '../testing/harness';

afterEach(closeAll);

describe('registerDocs', () => {
  it('merges the documents of the services that answer', async () => {
    const students = await startFakeService((_request, response) =>
      response.end(
        JSON.stringify({
          openapi: '3.1.0',
          paths: { '/geo/countries': { get: {} }, '/internal/x': {}, '/health/ready': {} },
        }),
      ),
    );
    const exams = await startFakeService((_request, response) => response.end('not JSON'));
    const gateway = await startGateway({ STUDENTS_URL: students.origin, EXAMS_URL: exams.origin });
    const answer = await call(gateway.port, '/api/docs/json');
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      info: { description: 'Not available right now: exams, media.' },
      paths: { '/api/geo/countries': { get: {} } },
    });
    expect(answer.body.toString()).not.toMatch(/internal|health/);
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
