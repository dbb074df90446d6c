import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import {
  BAD_GATEWAY,
  errorBody,
  overloaded,
  isConnectionFailure,
  PAYLOAD_TOO_LARGE,
  refusalForUpstream,
  REQUEST_TIMEOUT,
  type Refusal,
} from './errors';
import { forwardedHeaders, type ReturnedHeaders } from './proxy-headers';
import { BodyMeter, drain, gather, hasBody, isSmall } from './request-body';
import type { CallKind, ReadConnection, Upstream } from './upstream';

export interface ExchangeLog {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  error?: string;
}

export interface ExchangeContext {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  address: string;
  /** Without the query; for the log. */
  path: string;
  returnedHeaders: ReturnedHeaders;
  isClosing: () => boolean;
  /** Told once, when the call is over, however it ended. */
  onOver?: () => void;
  log: (line: ExchangeLog) => void;
}

/** A client that went away before its answer was complete. */
const CLIENT_GONE = 499;
const INLINE_BYTES = 16 * 1024;
const RETRY_AFTER_MS = 100;
/** A slow reader on a shared connection would stop the others on it, so that much of its answer is kept here. */
const SHARED_BUFFER_BYTES = 512 * 1024;

/** One API call: the client's request on one side, the service's on the other. Writes to the raw response. */
export class Exchange implements Dispatcher.DispatchHandler {
  private readonly startedAt = performance.now();
  private controller: Dispatcher.DispatchController | undefined;
  private lease: ReadConnection | undefined;
  private leave: (() => void) | undefined;
  private meter: BodyMeter | undefined;
  private expected = -1;
  private canRetry = false;
  private dispatch: () => void = () => this.refuse(BAD_GATEWAY);
  private shared = false;
  private settled = false;
  private failure: string | undefined;
  /** Whether the answer is a stream of events, which ends only when someone ends it. */
  isEndless = false;

  constructor(private readonly context: ExchangeContext) {
    context.response.once('close', () => {
      this.onClose();
      context.onOver?.();
    });
  }

  forward(
    upstream: Upstream,
    target: string,
    bodyLimit: number,
    streamed: boolean,
    headersTimeout?: number,
  ): void {
    const { request } = this.context;
    const method = request.method as Dispatcher.HttpMethod;
    const reads = method === 'GET' || method === 'HEAD';
    const withBody = !reads && hasBody(request);
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return this.refuse(PAYLOAD_TOO_LARGE);
    const options: Dispatcher.DispatchOptions = {
      path: target,
      method,
      headers: forwardedHeaders(request.headers, this.context.address, this.context.requestId, withBody),
      body: null,
      blocking: false,
      headersTimeout,
    };
    this.shared = reads && !streamed;
    this.canRetry = reads;
    if (!withBody) return this.send(upstream, 'calls', options);
    if (isSmall(request))
      return gather(request, (body) => this.send(upstream, 'calls', { ...options, body }));
    this.meter = new BodyMeter(
      bodyLimit,
      () => this.refuse(PAYLOAD_TOO_LARGE),
      () => this.refuse(REQUEST_TIMEOUT),
    );
    this.send(upstream, 'uploads', { ...options, body: request.pipe(this.meter) });
  }

  private send(upstream: Upstream, kind: CallKind, options: Dispatcher.DispatchOptions): void {
    if (this.settled) return;
    this.leave = upstream.enter(kind);
    if (!this.leave) return this.refuse(overloaded());
    this.dispatch = () => {
      if (!this.shared) return upstream.dispatchExclusive(kind, options, this);
      this.lease = upstream.leaseRead();
      this.lease.dispatch(options, this);
    };
    this.dispatch();
  }

  /** Answers in the error shape and lets go of the service. */
  refuse(refusal: Refusal): void {
    const { request, response, requestId, returnedHeaders, isClosing } = this.context;
    if (this.settled) return;
    if (response.headersSent) {
      this.settled = true;
      this.detach();
      response.destroy();
      return;
    }
    this.settled = true;
    this.detach();
    const body = Buffer.from(JSON.stringify(errorBody(refusal, requestId)));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      ...(refusal.retryAfterSeconds !== undefined && { 'retry-after': String(refusal.retryAfterSeconds) }),
    };
    response.writeHead(refusal.status, returnedHeaders.build(headers, requestId, isClosing()));
    if (request.method === 'HEAD') response.end();
    else response.write(body);
    this.endAfterRequest();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.settled) controller.abort(new Error('The client has gone'));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200 || this.settled) return;
    const { response, requestId, returnedHeaders, isClosing } = this.context;
    this.isEndless = headers['content-type']?.startsWith('text/event-stream') ?? false;
    this.expected = headers['content-length'] === undefined ? -1 : Number(headers['content-length']);
    try {
      response.writeHead(status, returnedHeaders.build(headers, requestId, isClosing()));
      if (this.expected < 0) response.flushHeaders();
    } catch (error) {
      controller.abort(error instanceof Error ? error : new Error(String(error)));
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    const { request, response } = this.context;
    if (chunk.length === this.expected && request.complete) {
      // As a string it leaves with the headers in one write; latin1 keeps every byte.
      if (chunk.length <= INLINE_BYTES) response.end(chunk.toString('latin1'), 'latin1');
      else response.end(chunk);
      return;
    }
    const flowing = response.write(chunk);
    if (flowing || (this.shared && response.writableLength < SHARED_BUFFER_BYTES)) return;
    controller.pause();
    response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    if (this.settled) return;
    this.settled = true;
    this.free();
    if (!this.context.response.writableEnded) this.endAfterRequest();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.settled) return;
    this.free();
    if (this.canRetry && !this.context.response.headersSent && isConnectionFailure(error)) {
      this.canRetry = false;
      setTimeout(() => this.settled || this.dispatch(), RETRY_AFTER_MS);
      return;
    }
    this.failure = error.message;
    this.refuse(refusalForUpstream(error));
  }

  private endAfterRequest(): void {
    const { request, response } = this.context;
    if (request.complete) {
      response.end();
      return;
    }
    if (this.meter) request.unpipe(this.meter);
    drain(request, (complete) => {
      response.end();
      if (!complete) response.once('finish', () => request.destroy());
    });
  }

  private free(): void {
    this.lease?.release();
    this.lease = undefined;
  }

  private detach(): void {
    this.free();
    this.controller?.abort(new Error('The exchange has ended'));
    this.meter?.destroy();
  }

  private onClose(): void {
    const { request, response, requestId, path } = this.context;
    const complete = response.writableFinished;
    this.leave?.();
    if (!this.settled && !complete) {
      this.settled = true;
      this.detach();
    }
    this.context.log({
      requestId,
      method: request.method ?? '',
      path,
      status: complete || this.failure ? response.statusCode : CLIENT_GONE,
      ms: Math.round((performance.now() - this.startedAt) * 10) / 10,
      ...(this.failure !== undefined && { error: this.failure }),
    });
  }
}
