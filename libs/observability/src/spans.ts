import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Headers by which a trace goes on in the next process (W3C trace context). */
export type TraceHeaders = Record<string, string>;

let isOn = false;

/** Whether spans are made; all functions here cost next to nothing when not. */
export const isTracing = (): boolean => isOn;

/** For the start and the end of the SDK. */
export function setTracing(on: boolean): void {
  isOn = on;
}

const startSpan = (name: string, kind: SpanKind, attributes: Attributes, parent: Context) =>
  trace.getTracer('concord').startSpan(name, { kind, attributes }, parent);

const headersOf = (from: Context): TraceHeaders => {
  const headers: TraceHeaders = {};
  propagation.inject(from, headers);
  return headers;
};

function setFailed(span: Span, error: unknown): void {
  span.recordException(error instanceof Error ? error : String(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The span of one request that this process serves. */
export class ServerSpan {
  private readonly span: Span;
  private readonly context: Context;

  /** @param headers the request's; absent, a trace begins here */
  constructor(name: string, attributes: Attributes, headers?: object) {
    const parent = headers ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    this.span = startSpan(name, SpanKind.SERVER, attributes, parent);
    this.context = trace.setSpan(ROOT_CONTEXT, this.span);
  }

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  /** What the next process is sent, so that its span is below this one. */
  get headers(): TraceHeaders {
    return headersOf(this.context);
  }

  /** Runs what belongs to the request. */
  run<T>(work: () => T): T {
    return context.with(this.context, work);
  }

  end(status: number): void {
    this.span.setAttribute('http.response.status_code', status);
    if (status >= 500) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

export interface SpanOptions {
  kind?: 'client' | 'producer' | 'consumer';
  attributes?: Attributes;
  /** Headers of the process or the job that it continues; absent, it is below the span under way. */
  parent?: TraceHeaders;
}

const KINDS = { client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/**
 * Does work in a span, which ends with it and tells whether it failed.
 * @param work gets the headers for the next process; empty when there are no traces
 */
export async function inSpan<T>(
  name: string,
  { kind, attributes = {}, parent }: SpanOptions,
  work: (headers: TraceHeaders) => Promise<T>,
): Promise<T> {
  if (!isOn) return work({});
  const above = parent ? propagation.extract(ROOT_CONTEXT, parent) : context.active();
  const span = startSpan(name, kind ? KINDS[kind] : SpanKind.INTERNAL, attributes, above);
  const within = trace.setSpan(above, span);
  try {
    return await context.with(within, () => work(headersOf(within)));
  } catch (error) {
    setFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** The trace of what is under way, for a log line. */
export const traceIdNow = (): string | undefined =>
  isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;
