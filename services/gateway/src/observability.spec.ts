import { observe, scrape } from '@concord/observability';
import { receiveTraces } from '@concord/observability/testing';
import { call, closeAll, startFakeService, startGateway, until } from './testing/harness';

const CLIENTS_TRACE = '0af7651916cd43dd8448eb211c80319c';
const PROXYS_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const headersOf = (trace: string) => ({ traceparent: `00-${trace}-b7ad6b7169203331-01` });
const valueOf = async (sample: string) => {
  const lines = (await scrape()).split('\n');
  return lines.find((line) => line.startsWith(`${sample} `))?.slice(sample.length + 1);
};

afterEach(closeAll);

describe('metrics of the gateway', () => {
  it('counts requests by the name of their call, and those of the site together', async () => {
    const service = await startFakeService();
    const { port } = await startGateway({ EXAMS_URL: service.origin, UPSTREAM_CALLS_MAX: '1' });
    for (const path of [
      '/api/exams',
      '/api/exams',
      '/api/nobody',
      '/api/exams/../x',
      '/health/live',
      '/about',
    ])
      await call(port, path);
    const countOf = (kind: string, status: number) =>
      valueOf(`concord_http_requests_total{call="${kind}",status="${status}"}`);
    expect(await countOf('examList', 200)).toBe('2');
    expect(await countOf('unknown', 404)).toBe('2');
    expect(await countOf('site', 404)).toBe('1');
    expect(await valueOf('concord_http_request_duration_seconds_count{call="examList"}')).toBe('2');
    await until(() => true);
    expect(await valueOf('concord_http_requests_in_flight')).toBe('0');
  });

  it('tells how the processes of each service are, also of one that gets no calls', async () => {
    const drained = await startFakeService((_request, response) => response.writeHead(503).end());
    const service = await startFakeService();
    const { port } = await startGateway({ EXAMS_URL: service.origin, STUDENTS_URL: drained.origin });
    const stateOf = (name: string, state: string) =>
      valueOf(`concord_upstream_processes{service="${name}",state="${state}"}`);
    expect(await Promise.all([stateOf('exams', 'ready'), stateOf('exams', 'down')])).toEqual(['1', '0']);
    expect(await stateOf('students', 'draining')).toBe('1');
    expect(await stateOf('media', 'down')).toBe('1');
    expect(await valueOf('concord_upstream_retries_total{service="media"}')).toBe('0');
    await call(port, '/api/gallery');
    expect(Number(await valueOf('concord_upstream_retries_total{service="media"}'))).toBeGreaterThan(0);
  });
});

describe('traces of the gateway', () => {
  it('begin at the gateway, whatever a client sends, unless a trusted proxy began them', async () => {
    const receiver = await receiveTraces();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.endpoint;
    const end = await observe('gateway', {
      HOST: '127.0.0.1',
      METRICS_PORT: 0,
      VERSION: '1.2.3',
      COMMIT: 'x',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
    const service = await startFakeService();
    const { port, logs } = await startGateway({ EXAMS_URL: service.origin, TRUST_PROXY: '127.0.0.1' });
    await call(port, '/api/exams', { headers: headersOf(CLIENTS_TRACE) });
    await call(port, '/api/exams', {
      headers: { ...headersOf(PROXYS_TRACE), 'x-forwarded-for': '10.1.2.3' },
    });
    await until(() => logs.filter(({ msg }) => msg === 'api').length === 2);
    await end();
    await receiver.close();
    const [first, second] = receiver.spans;
    expect(first).toMatchObject({ service: 'gateway', name: 'GET /exams' });
    expect(first?.traceId).not.toBe(CLIENTS_TRACE);
    expect(second).toMatchObject({ traceId: PROXYS_TRACE, parentSpanId: 'b7ad6b7169203331' });
    const sent = service.seen.map(({ headers }) => headers.traceparent);
    expect(sent).toEqual([first, second].map((span) => `00-${span?.traceId}-${span?.spanId}-01`));
    expect(logs.filter(({ msg }) => msg === 'api').map(({ trace_id }) => trace_id)).toEqual([
      first?.traceId,
      PROXYS_TRACE,
    ]);
  });

  it('are not those of clients while none are sent', async () => {
    const service = await startFakeService();
    const { port } = await startGateway({ EXAMS_URL: service.origin });
    await call(port, '/api/exams', { headers: headersOf(CLIENTS_TRACE) });
    expect(service.seen[0]?.headers.traceparent).toBeUndefined();
  });
});
