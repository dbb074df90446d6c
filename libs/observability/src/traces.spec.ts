import { trace } from '@opentelemetry/api';
import { identityOf } from './identity';
import { inSpan, isTracing, ServerSpan, traceIdNow } from './spans';
import { receiveTraces } from './testing/trace-receiver';
import { startTraces } from './traces';

const IDENTITY = identityOf('exams-worker');
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_ID = 'b7ad6b7169203331';

const OFF = {
  VERSION: '1.2.3',
  OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: 1,
} as const;

describe('startTraces', () => {
  it('makes no spans without an endpoint', async () => {
    const stop = await startTraces(IDENTITY, OFF);
    expect(isTracing()).toBe(false);
    expect(trace.getTracer('test').startSpan('nothing').isRecording()).toBe(false);
    expect(await inSpan('work', {}, async (headers) => [headers, traceIdNow()])).toEqual([{}, undefined]);
    await stop();
  });

  it('sends the spans of a request and of its work, in the trace that the caller chose', async () => {
    const receiver = await receiveTraces();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.endpoint;
    const stop = await startTraces(IDENTITY, {
      VERSION: '1.2.3',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: 0,
    });
    new ServerSpan('of a trace that begins here, and no such is taken', {}).end(200);
    const request = new ServerSpan('given', { call: 'x' }, { traceparent: `00-${TRACE_ID}-${PARENT_ID}-01` });
    const sent = request.run(() => inSpan('asked', { kind: 'client' }, async (headers) => headers));
    const failed = request.run(() =>
      inSpan('failing', {}, async () => {
        expect(traceIdNow()).toBe(TRACE_ID);
        throw new Error('no');
      }),
    );
    await expect(failed).rejects.toThrow('no');
    request.end(503);
    const { traceparent } = await sent;
    await inSpan('later', { kind: 'consumer', parent: { traceparent: traceparent ?? '' } }, async () => {});
    await stop();
    await receiver.close();
    const byName = new Map(receiver.spans.map((span) => [span.name, span]));
    const [given, asked] = [byName.get('given'), byName.get('asked')];
    expect([...byName.keys()].sort()).toEqual(['asked', 'failing', 'given', 'later']);
    expect(new Set(receiver.spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE_ID]));
    expect(given).toMatchObject({ service: 'exams-worker', parentSpanId: PARENT_ID, status: { code: 2 } });
    expect(asked?.parentSpanId).toBe(given?.spanId);
    expect(byName.get('failing')).toMatchObject({ parentSpanId: given?.spanId, status: { code: 2 } });
    expect(byName.get('later')?.parentSpanId).toBe(asked?.spanId);
  });
});
