import { isOneOf } from '@concord/contracts/environment';
import type { FastifyRequest } from 'fastify';

/** Removes what only the gateway may say from requests that do not prove to come from it. */
export class GatewayProof {
  /** @param secrets all that are accepted; without any nobody is believed, as in a worker */
  constructor(private readonly secrets: readonly string[] = []) {}

  /** To be called before anything reads the client's address: without the proof it is that of the connection. */
  check({ headers }: FastifyRequest): void {
    if (!isOneOf(headers['x-gateway-secret'], this.secrets)) delete headers['x-client-address'];
    delete headers['x-gateway-secret'];
  }
}
