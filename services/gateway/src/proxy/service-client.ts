import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '@concord/contracts/environment';
import { clientAddress } from '../core/client-address';
import type { ServiceAnswer, ServicePort, ServiceRequest } from '../port/service-port';
import { CallTries } from './call-tries';
import { forwardedHeaders } from './proxy-headers';
import type { Upstream } from './upstream';

/** Collects the answer of a call that the gateway makes for itself. */
class AnswerCollector implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private readonly chunks: Buffer[] = [];
  private settled = false;
  tries: CallTries | undefined;

  constructor(
    private readonly onAnswer: (answer: ServiceAnswer) => void,
    private readonly onFailure: (error: Error) => void,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    this.tries?.noteSent();
    if (this.settled) controller.abort(new Error('The answer came too late'));
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    this.status = status;
    this.headers = headers;
    if (headers.connection === 'close') this.tries?.avoidProcess('draining');
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    const { status, headers, chunks } = this;
    if (this.settle()) this.onAnswer({ status, headers, body: Buffer.concat(chunks) });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.settled || (this.status === 0 && this.tries?.retryAfter(error))) return;
    this.fail(error);
  }

  fail(error: Error): void {
    if (!this.settle()) return;
    this.controller?.abort(error);
    this.onFailure(error);
  }

  private settle(): boolean {
    if (this.settled) return false;
    this.settled = true;
    this.tries?.end();
    return true;
  }
}

/**
 * Calls of the gateway itself, for a page that it renders: on the connections of small reads, in the limits of the
 * client, and with another try where a process cannot be reached.
 */
export class ServiceClient implements ServicePort {
  constructor(
    private readonly upstream: Upstream,
    private readonly gatewaySecret: string,
  ) {}

  get(
    { ip, id, raw }: Pick<FastifyRequest, 'ip' | 'id' | 'raw'>,
    { path, trace, timeoutMs }: ServiceRequest,
  ): Promise<ServiceAnswer> {
    const { upstream, gatewaySecret: secret } = this;
    const address = clientAddress(ip, raw.socket.remoteAddress);
    let leave: () => void = () => undefined;
    let timer: NodeJS.Timeout | undefined;
    return new Promise<ServiceAnswer>((resolve, reject) => {
      const collector = new AnswerCollector(resolve, reject);
      timer = setTimeout(() => collector.fail(new Error('No answer in time')), timeoutMs);
      const options: Dispatcher.DispatchOptions = {
        path,
        method: 'GET',
        headers: forwardedHeaders({}, { address, secret, requestId: id, trace }),
        body: null,
        blocking: false,
      };
      const call = { upstream, kind: 'calls', options, shared: true, body: undefined } as const;
      leave = upstream.admit('calls', {
        address: addressKey(address),
        needsPlace: false,
        start: () => {
          collector.tries = new CallTries(call, collector);
          collector.tries.start();
        },
        refuse: () => collector.fail(new Error('Too many calls')),
      });
    }).finally(() => {
      clearTimeout(timer);
      leave();
    });
  }
}
