import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface ServiceRequest {
  /** Below the service's root. */
  readonly path: string;
  readonly timeoutMs: number;
  /** Headers that continue a trace. */
  readonly trace?: Record<string, string> | undefined;
}

/** Reads what a page needs from a service. Implemented by the proxy, used by the site. */
export interface ServicePort {
  /**
   * Makes a GET call for the client that asked for the page, within its limits.
   * @throws Error when there is no answer in time, or the service has too many calls
   */
  get(client: FastifyRequest, request: ServiceRequest): Promise<ServiceAnswer>;
}
