import {
  addressOf,
  type AnswerOf,
  type AnyCallInput,
  type Call,
  type CallInput,
  type ErrorCode,
  type ErrorIssue,
  type ServiceName,
} from '@concord/contracts';
import { connectionFailure, STARTING_HEADER } from '@concord/contracts/environment';
import { inSpan, type TraceHeaders } from '@concord/observability';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { AppError, unavailable } from '../core/app-error';
import { ATTACHMENTS_TYPE, packAttachments } from './attachments';
import { fromAnyAddress } from './peer-lookup';

/** Base URLs of called services, as `http://host:port`. */
export type PeerUrls = Partial<Record<ServiceName, string | undefined>>;

export interface InternalCallOptions {
  /** Time-out of the complete answer; defaults to the call's own, or else 10 s. */
  timeoutMs?: number;
  /** Files of a call with `attachments`. */
  attachments?: readonly Buffer[];
}

/** Answer of a peer that does not match the call's schema; `cause` says where. */
export class BrokenAnswerError extends AppError {
  constructor(peer: ServiceName, cause: unknown) {
    super(503, 'UPSTREAM_UNAVAILABLE', `The ${peer} service sent a broken answer. Please try again`, {
      cause,
    });
    this.name = 'BrokenAnswerError';
  }
}

const TIMEOUT_MS = 10_000;
/**
 * Minimum age at which a connection is replaced, so that new replicas get calls; the maximum is
 * twice this.
 */
const CONNECTION_AGE_MS = 30_000;
/** Delays before retries of a failed call, on another connection and perhaps another replica. */
const RETRY_AFTER_MS = [50, 200, 500];
/** Retry delays for a call to a process that is starting, which takes about two seconds. */
const RETRY_STARTING_MS = [50, 100, 200, 400, 400, 400, 400];
/** Methods that are safe to retry. */
const IDEMPOTENT = new Set(['GET', 'PUT', 'DELETE']);

/** Calls other services with the service secret, which browsers never hold. */
export class InternalClient {
  private readonly agent: Agent;

  /** @param lookup resolves the peers' names */
  constructor(
    private readonly peers: PeerUrls,
    private readonly secret: string,
    lookup: LookupFunction = fromAnyAddress(),
  ) {
    this.agent = new Agent({
      connections: 16,
      connectTimeout: 2000,
      keepAliveTimeout: 4000,
      clientTtl: CONNECTION_AGE_MS * (1 + Math.random()),
      autoSelectFamily: true,
      connect: { lookup },
    });
  }

  /**
   * Makes one call and parses its answer.
   * @example `await internal.call(internalCalls.internalStudentGet, { params: { id } })`
   * @throws AppError the peer's own refusal (4xx) with its code and message; 503 if it cannot be reached or fails; BrokenAnswerError if its answer does not match the call.
   */
  async call<C extends Call>(
    call: C,
    input: CallInput<C>,
    options: InternalCallOptions = {},
  ): Promise<AnswerOf<C>> {
    const answer = jsonOf(call.service, (await this.bytes(call, input, options)).toString());
    const parsed = call.answer?.safeParse(answer);
    if (parsed?.error) throw new BrokenAnswerError(call.service, parsed.error);
    return parsed?.data as AnswerOf<C>;
  }

  /** Makes a call that answers with a file, which is held in memory. @throws AppError like {@link call}. */
  bytes<C extends Call>(call: C, input: CallInput<C>, options: InternalCallOptions = {}): Promise<Buffer> {
    const { body } = input as AnyCallInput;
    const attributes = { 'http.request.method': call.method, 'url.template': call.path, peer: call.service };
    return inSpan(`${call.method} ${call.path}`, { kind: 'client', attributes }, (trace) =>
      this.send(call, addressOf(call, input), body, options, trace),
    );
  }

  private async send(
    { service: peer, method, answerTimeoutMs }: Call,
    path: string,
    body: unknown,
    { timeoutMs = answerTimeoutMs ?? TIMEOUT_MS, attachments }: InternalCallOptions,
    trace: TraceHeaders,
  ): Promise<Buffer> {
    const origin = this.peers[peer];
    if (!origin) throw new Error(`${peer.toUpperCase()}_URL is not set`);
    let status: number;
    let bytes: Buffer;
    let retryAfter: number;
    try {
      const answer = await this.request({
        origin,
        method,
        path,
        headers: {
          ...trace,
          'x-service-secret': this.secret,
          ...(body !== undefined && { 'content-type': attachments ? ATTACHMENTS_TYPE : 'application/json' }),
        },
        body: attachments ? packAttachments(body, attachments) : jsonText(body),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      status = answer.statusCode;
      retryAfter = Number(answer.headers['retry-after']);
      bytes = Buffer.from(await answer.body.arrayBuffer());
    } catch (error) {
      throw unavailable(`The ${peer} service can't be reached. Please try again`, error);
    }
    if (status < 300) return bytes;
    throw refusalOf(peer, status, bytes.toString(), retryAfter);
  }

  private async request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    for (let tries = 0; ; tries += 1) {
      let pauseMs: number | undefined;
      try {
        const answer = await this.agent.request(options);
        if (answer.headers[STARTING_HEADER] !== undefined) pauseMs = RETRY_STARTING_MS[tries];
        if (pauseMs === undefined) return answer;
        await answer.body.dump();
      } catch (error) {
        if (mayRetry(error, options.method)) pauseMs = RETRY_AFTER_MS[tries];
        if (pauseMs === undefined) throw error;
      }
      await sleep(pauseMs);
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

function mayRetry(error: unknown, method: string): boolean {
  const failure = connectionFailure(error);
  return failure === 'unreached' || (failure === 'lost' && IDEMPOTENT.has(method));
}

const jsonText = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

function jsonOf(peer: ServiceName, text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch (error) {
    throw new BrokenAnswerError(peer, error);
  }
}

function refusalOf(peer: ServiceName, status: number, text: string, retryAfter: number): AppError {
  try {
    const body = JSON.parse(text) as { code: ErrorCode; message: string; issues?: ErrorIssue[] };
    const retryAfterSeconds = retryAfter > 0 ? retryAfter : undefined;
    if (status < 500)
      return new AppError(status, body.code, body.message, { issues: body.issues, retryAfterSeconds });
    return unavailable(`The ${peer} service failed. Please try again`, new Error(text.slice(0, 500)));
  } catch (error) {
    return new BrokenAnswerError(peer, error);
  }
}
