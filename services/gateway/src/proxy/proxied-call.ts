import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { STARTING_HEADER } from '@concord/contracts/environment';
import type { Dispatcher } from 'undici';
import { errorBody, overloaded, PAYLOAD_TOO_LARGE, refusalForUpstream, type Refusal } from '../core/errors';
import { isRefusal, type RefusalPace } from '../core/refusal-pace';
import type { BodyIntake } from '../bodies/body-intake';
import type { IncomingBody } from '../bodies/incoming-body';
import { CallTries, type UpstreamCall } from './call-tries';
import { forwardedHeaders, type ReturnedHeaders } from './proxy-headers';
import { drain, hasBody, hasCredentials } from './request-body';
import type { RouteRules } from './route-table';
import type { Upstream } from './upstream';

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
  /** Path without the query, for the log. */
  path: string;
  gatewaySecret: string;
  /** Key of the address, for limits. */
  addressKey: string;
  returnedHeaders: ReturnedHeaders;
  intake: BodyIntake;
  refusals: RefusalPace;
  isClosing: () => boolean;
  /** Called once, when the call has ended, with or without success. */
  onEnd?: () => void;
  /** Called when the call is refused, because the service has too many. */
  onOverload: () => void;
  log: (line: CallLog) => void;
}

/** Logged status of a call whose client disconnected before the answer was complete. */
const CLIENT_GONE = 499;
/** Larger bodies take the service longer, so they have connections of their own. */
const UPLOAD_BYTES = 32 * 1024;
/** Answers up to this size are sent in one write with their headers. */
const INLINE_BYTES = 16 * 1024;
/**
 * Maximum buffer for a slow reader on a shared connection: pausing the connection would stop its
 * other calls.
 */
const SHARED_BUFFER_BYTES = 512 * 1024;

/** Refusal by a process that is starting; handled like a closed port. */
class StartingError extends Error {
  readonly code = 'ECONNREFUSED';

  constructor() {
    super('The process is starting');
  }
}

/** One API call: forwards a client's request to a service, and the answer to the client's raw response. */
export class ProxiedCall implements Dispatcher.DispatchHandler {
  private readonly startedAt = performance.now();
  private controller: Dispatcher.DispatchController | undefined;
  private tries: CallTries | undefined;
  private leaveQueue: (() => void) | undefined;
  private body: IncomingBody | undefined;
  /** Announced length of the answer; -1 when unknown. */
  private expectedBytes = -1;
  private shared = false;
  private settled = false;
  private failure: string | undefined;
  /** True once the end of the answer is sent or delayed. */
  private finishing = false;
  /** True while the answer is delayed, after many refusals of its address. */
  isHeld = false;
  /** True for an event stream, which does not end by itself. */
  isEventStream = false;

  constructor(private readonly context: CallContext) {
    context.response.once('close', () => {
      this.onClose();
      context.onEnd?.();
    });
  }

  /** @param trace headers that continue the trace in the service */
  forward(upstream: Upstream, target: string, rules: RouteRules, trace?: Record<string, string>): void {
    const { request, requestId, address, gatewaySecret: secret } = this.context;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > rules.bodyLimit) return this.refuse(PAYLOAD_TOO_LARGE);
    const send = (body?: IncomingBody): void =>
      this.send({
        upstream,
        kind: rules.streamed ? 'streams' : (body?.length ?? 0) > UPLOAD_BYTES ? 'uploads' : 'calls',
        options: {
          path: target,
          method: request.method as Dispatcher.HttpMethod,
          headers: forwardedHeaders(request.headers, {
            address,
            secret,
            requestId,
            bodyLength: body?.length,
            trace,
          }),
          body: null,
          blocking: false,
          headersTimeout: rules.answerTimeoutMs,
        },
        shared: isRead && !rules.streamed,
        body,
      });
    // The service refuses an upload without a token by the headers alone.
    const isHopeless = rules.needsToken && !hasCredentials(request) && announced > UPLOAD_BYTES;
    if (isRead || !hasBody(request) || isHopeless) return send();
    this.receive(rules.bodyLimit, send);
  }

  /** Answers with an error and aborts the request to the service. @param ends closes the connection as well */
  refuse(refusal: Refusal, ends = false): void {
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
    response.writeHead(refusal.status, returnedHeaders.build(headers, requestId, ends || isClosing()));
    this.finish(() => {
      if (request.method === 'HEAD') response.end();
      else response.write(body);
      this.endAfterRequest(ends);
    });
  }

  private receive(limit: number, onReceived: (body: IncomingBody) => void): void {
    const { request, addressKey, intake, onOverload } = this.context;
    const body = intake.receive(request, {
      address: addressKey,
      limit,
      onReceived: () => onReceived(body),
      onRefused: (refusal, error) => {
        this.failure = error?.message;
        if (refusal.code === 'OVERLOADED') onOverload();
        this.refuse(refusal, refusal.status !== PAYLOAD_TOO_LARGE.status);
      },
    });
    this.body = body;
  }

  private send(call: UpstreamCall): void {
    if (this.settled) return;
    this.shared = call.shared;
    this.leaveQueue = call.upstream.admit(call.kind, {
      address: this.context.addressKey,
      needsPlace: !call.shared,
      start: () => {
        this.tries = new CallTries(call, this);
        this.tries.start();
      },
      refuse: () => {
        this.context.onOverload();
        this.refuse(overloaded());
      },
    });
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
    if (headers[STARTING_HEADER] !== undefined) {
      this.tries?.noteNotBegun();
      return controller.abort(new StartingError());
    }
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
      return this.finish(() => {
        // Node sends a string with the headers in one write; latin1 keeps every byte.
        if (chunk.length <= INLINE_BYTES) response.end(chunk.toString('latin1'), 'latin1');
        else response.end(chunk);
      });
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
    if (!this.finishing) this.finish(() => this.endAfterRequest());
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.settled) return;
    if (!this.context.response.headersSent && this.tries?.retryAfter(error)) return;
    this.failure = error.message;
    this.refuse(refusalForUpstream(error));
  }

  /** Ends the answer, with a delay after too many refusals of the address. */
  private finish(end: () => void): void {
    const { request, response, refusals, addressKey } = this.context;
    this.finishing = true;
    if (!isRefusal(response.statusCode)) return end();
    this.isHeld = refusals.refuse(addressKey, end);
    if (!this.isHeld) return;
    // A delayed answer holds only its connection: no place at the service, no memory, and nothing more is read.
    if (!request.complete) request.pause();
    this.body?.discard();
    this.leave();
  }

  private leave(): void {
    this.leaveQueue?.();
    this.leaveQueue = undefined;
  }

  /** @param isClosing the connection is closed, so that little of the rest is read */
  private endAfterRequest(isClosing = false): void {
    const { request, response } = this.context;
    if (request.complete) {
      response.end();
      return;
    }
    drain(request, isClosing, (complete) => {
      response.end();
      if (!complete) response.once('finish', () => request.destroy());
    });
  }

  private abort(): void {
    this.tries?.end();
    this.controller?.abort(new Error('The call has ended'));
    this.body?.discard();
  }

  private onClose(): void {
    const { request, response, requestId, path } = this.context;
    const complete = response.writableFinished;
    this.leave();
    this.body?.discard();
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
