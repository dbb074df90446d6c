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

/** Headers that continue a trace in the next process (W3C trace context). */
export type TraceHeaders = Record<string, string>;

let isOn = false;

/** True if spans are recorded; otherwise all functions here are almost free. */
export const isTracing = (): boolean => isOn;

/** Called by the SDK's start and end. */
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

/** Span of one request that this process serves. */
export class ServerSpan {
  private readonly span: Span;
  private readonly context: Context;

  /** @param headers the request's; a new trace starts without them */
  constructor(name: string, attributes: Attributes, headers?: object) {
    const parent = headers ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    this.span = startSpan(name, SpanKind.SERVER, attributes, parent);
    this.context = trace.setSpan(ROOT_CONTEXT, this.span);
  }

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  /** Headers for the next process, so that its span becomes a child of this one. */
  get headers(): TraceHeaders {
    return headersOf(this.context);
  }

  /** Runs work in the context of the request. */
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
  /** Headers of the parent process or job; defaults to the active span. */
  parent?: TraceHeaders;
}

const KINDS = { client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/**
 * Runs work in a span, which ends with it and records failures.
 * @param work gets the headers for the next process; empty if traces are off
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

/** Active trace id, for a log line. */
export const traceIdNow = (): string | undefined =>
  isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;
