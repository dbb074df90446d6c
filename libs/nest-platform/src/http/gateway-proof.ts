import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Removes what only the gateway may say from requests that do not prove to come from it. */
export class GatewayProof {
  private readonly secret: Buffer;

  /** @param secret without one nobody is believed, as in a worker */
  constructor(secret = '') {
    this.secret = Buffer.from(secret);
  }

  /** To be called before anything reads the client's address: without the proof it is that of the connection. */
  check({ headers }: FastifyRequest): void {
    if (!this.isGateways(headers['x-gateway-secret'])) delete headers['x-client-address'];
    delete headers['x-gateway-secret'];
  }

  private isGateways(given: string | string[] | undefined): boolean {
    const sent = Buffer.from(typeof given === 'string' ? given : '');
    return sent.length > 0 && sent.length === this.secret.length && timingSafeEqual(sent, this.secret);
  }
}
