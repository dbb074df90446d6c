import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import {
  errorBody,
  overloaded,
  PAYLOAD_TOO_LARGE,
  refusalForUpstream,
  REQUEST_TIMEOUT,
  type Refusal,
} from '../core/errors';
import { CallTries } from './call-tries';
import { forwardedHeaders, type ReturnedHeaders } from './proxy-headers';
import { BodyMeter, drain, hasBody, isSmall, readBody } from './request-body';
import type { RouteRules } from './route-table';
import type { Upstream } from './upstream';
import type { CallKind } from './upstream-address';

export interface CallLog {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  error?: string;
}

export interface CallContext {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  address: string;
  /** Without the query, for the log. */
  path: string;
  returnedHeaders: ReturnedHeaders;
  isClosing: () => boolean;
  /** Called once, when the call has ended, with or without success. */
  onEnd?: () => void;
  /** Called when the call is refused, because the service has too many. */
  onOverload: () => void;
  log: (line: CallLog) => void;
}

/** Logged status of a call whose client disconnected before the answer was complete. */
const CLIENT_GONE = 499;
/** Answers up to this size are sent in one write with their headers. */
const INLINE_BYTES = 16 * 1024;
/** Buffered for a slow reader of a shared connection: pausing it would stop the other calls on the connection. */
const SHARED_BUFFER_BYTES = 512 * 1024;

/** One API call: forwards a client's request to a service, and the answer to the client's raw response. */
export class ProxiedCall implements Dispatcher.DispatchHandler {
  private readonly startedAt = performance.now();
  private controller: Dispatcher.DispatchController | undefined;
  private tries: CallTries | undefined;
  private releaseSlot: (() => void) | undefined;
  private meter: BodyMeter | undefined;
  /** Announced length of the answer; -1 when unknown. */
  private expectedBytes = -1;
  private shared = false;
  private settled = false;
  private failure: string | undefined;
  /** Whether the answer is an event stream, which does not end by itself. */
  isEventStream = false;

  constructor(private readonly context: CallContext) {
    context.response.once('close', () => {
      this.onClose();
      context.onEnd?.();
    });
  }

  /** @param trace headers by which the service goes on with the trace */
  forward(upstream: Upstream, target: string, rules: RouteRules, trace?: Record<string, string>): void {
    const { bodyLimit, streamed, answerTimeoutMs } = rules;
    const { request, address, requestId } = this.context;
    const method = request.method as Dispatcher.HttpMethod;
    const isRead = method === 'GET' || method === 'HEAD';
    const withBody = !isRead && hasBody(request);
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return this.refuse(PAYLOAD_TOO_LARGE);
    const options: Dispatcher.DispatchOptions = {
      path: target,
      method,
      headers: forwardedHeaders(request.headers, address, requestId, withBody, trace),
      body: null,
      blocking: false,
      headersTimeout: answerTimeoutMs,
    };
    this.shared = isRead && !streamed;
    if (!withBody) return this.send(upstream, 'calls', options);
    if (isSmall(request))
      return readBody(request, (body) => this.send(upstream, 'calls', { ...options, body }));
    this.meter = new BodyMeter(
      bodyLimit,
      () => this.refuse(PAYLOAD_TOO_LARGE),
      () => this.refuse(REQUEST_TIMEOUT),
    );
    this.send(upstream, 'uploads', { ...options, body: request.pipe(this.meter) });
  }

  private send(upstream: Upstream, kind: CallKind, options: Dispatcher.DispatchOptions): void {
    if (this.settled) return;
    this.releaseSlot = upstream.acquire(kind);
    if (!this.releaseSlot) {
      this.context.onOverload();
      return this.refuse(overloaded());
    }
    const { shared, meter } = this;
    this.tries = new CallTries({ upstream, kind, options, shared, isBodyKept: meter === undefined }, this);
    this.tries.start();
  }

  /** Answers with an error and aborts the request to the service. */
  refuse(refusal: Refusal): void {
    const { request, response, requestId, returnedHeaders, isClosing } = this.context;
    if (this.settled) return;
    this.settled = true;
    this.abort();
    if (response.headersSent) return void response.destroy();
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
    this.tries?.noteSent();
    if (this.settled) controller.abort(new Error('The client has disconnected'));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200 || this.settled) return;
    // A refusal may close its connection for another reason than a drain, such as a body that is too large.
    if (status < 400 && headers.connection === 'close') this.tries?.avoidProcess('draining');
    const { response, requestId, returnedHeaders, isClosing } = this.context;
    this.isEventStream = headers['content-type']?.startsWith('text/event-stream') ?? false;
    this.expectedBytes = headers['content-length'] === undefined ? -1 : Number(headers['content-length']);
    try {
      response.writeHead(status, returnedHeaders.build(headers, requestId, isClosing()));
      if (this.expectedBytes < 0) response.flushHeaders();
    } catch (error) {
      controller.abort(error instanceof Error ? error : new Error(String(error)));
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    const { request, response } = this.context;
    if (chunk.length === this.expectedBytes && request.complete) {
      // Node sends a string with the headers in one write; latin1 keeps every byte.
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
    this.tries?.end();
    if (!this.context.response.writableEnded) this.endAfterRequest();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.settled) return;
    if (!this.context.response.headersSent && this.tries?.retryAfter(error)) return;
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

  private abort(): void {
    this.tries?.end();
    this.controller?.abort(new Error('The call has ended'));
    this.meter?.destroy();
  }

  private onClose(): void {
    const { request, response, requestId, path } = this.context;
    const complete = response.writableFinished;
    this.releaseSlot?.();
    if (!this.settled && !complete) {
      this.settled = true;
      this.abort();
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
