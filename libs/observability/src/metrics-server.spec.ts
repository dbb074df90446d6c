import { counter } from './metrics';
import { serveMetrics } from './metrics-server';

describe('serveMetrics', () => {
  it('answers GET /metrics only, and nothing when it is closed', async () => {
    counter('concord_submissions_total').inc(2);
    const { port, close } = await serveMetrics(0, '127.0.0.1');
    const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
    const answer = await ask('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain('concord_submissions_total 2\n');
    const others = await Promise.all([ask('/'), ask('/metrics', 'POST'), ask('/metrics/x')]);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
    await close();
    await expect(ask('/metrics')).rejects.toThrow();
  });
});
