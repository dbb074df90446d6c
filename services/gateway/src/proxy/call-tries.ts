import { connectionFailure } from '@concord/contracts/environment';
import type { Dispatcher } from 'undici';
import type { IncomingBody } from '../bodies/incoming-body';
import type { SharedConnection } from './shared-connection';
import type { Upstream } from './upstream';
import type { CallKind, ProcessState, UpstreamAddress } from './upstream-address';

/** Methods whose calls may be sent twice. */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
/** Pauses before a call that failed is tried again: about a second in all, in which a replica is replaced. */
const RETRY_AFTER_MS = [100, 200, 400];
/** Time after which there is no retry, in ms; silently dropped connections take seconds to fail. */
const RETRY_WITHIN_MS = 4000;

export interface UpstreamCall {
  upstream: Upstream;
  kind: CallKind;
  options: Dispatcher.DispatchOptions;
  /** True for a call on a pipelined connection, shared with other calls. */
  shared: boolean;
  /** Complete body, which can be sent again. */
  body: IncomingBody | undefined;
}

/** Sends one call to a process of its service, and again to another one while that is harmless. */
export class CallTries {
  private readonly startedAt = performance.now();
  private address: UpstreamAddress | undefined;
  private connection: SharedConnection | undefined;
  private pause: NodeJS.Timeout | undefined;
  private tries = 0;
  /** True once the process may have received any part of the call. */
  private wasSent = false;

  /** @param handler gets the answer of each try */
  constructor(
    private readonly call: UpstreamCall,
    private readonly handler: Dispatcher.DispatchHandler,
  ) {}

  start(): void {
    this.dispatch(this.call.upstream.pick());
  }

  /** Notes that the call is being written to its connection. */
  noteSent(): void {
    this.wasSent = true;
  }

  /** Notes that the process has not begun the call, by its own answer; call it before {@link retryAfter}. */
  noteNotBegun(): void {
    this.wasSent = false;
  }

  /** Makes further calls prefer other processes than the one with this call. */
  avoidProcess(as: ProcessState): void {
    if (this.address) this.call.upstream.avoid(this.address, as);
  }

  /** Retries the call after an error, if that may help. @returns true if it does. */
  retryAfter(error: Error): boolean {
    const failed = this.address;
    if (!failed || !connectionFailure(error)) return false;
    if (!this.wasSent) this.avoidProcess('down');
    this.release();
    if (!this.mayRetry()) return false;
    const { upstream } = this.call;
    upstream.countRetry();
    // No pause before a try at another process.
    const pauseMs = this.tries === 1 && upstream.size > 1 ? 0 : RETRY_AFTER_MS[this.tries - 1];
    this.pause = setTimeout(() => this.dispatch(upstream.pick(failed)), pauseMs);
    return true;
  }

  /** Frees the connection; there is no further try. */
  end(): void {
    clearTimeout(this.pause);
    this.release();
  }

  private dispatch(address: UpstreamAddress): void {
    const { upstream, kind, shared } = this.call;
    const options = this.options();
    this.tries += 1;
    this.wasSent = false;
    this.address = address;
    address.inFlight += 1;
    if (!shared) return void address.exclusive[kind].dispatch(options, this.handler);
    this.connection = address.acquireShared(upstream.sharedConnections);
    this.connection.dispatch(options, this.handler);
  }

  private options(): Dispatcher.DispatchOptions {
    const { body, options } = this.call;
    return body && body.length > 0 ? { ...options, body: body.open() } : options;
  }

  /** Allows a retry of calls that were not sent, and of idempotent ones. */
  private mayRetry(): boolean {
    if (this.tries > RETRY_AFTER_MS.length) return false;
    if (performance.now() - this.startedAt > RETRY_WITHIN_MS) return false;
    return !this.wasSent || IDEMPOTENT.has(this.call.options.method);
  }

  private release(): void {
    this.connection?.release();
    this.connection = undefined;
    if (this.address) this.address.inFlight -= 1;
    this.address = undefined;
  }
}
