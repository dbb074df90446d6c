import { isOneOf } from '@concord/contracts/environment';
import type { FastifyRequest } from 'fastify';

/** Removes headers reserved for the gateway from requests without the gateway's proof. */
export class GatewayProof {
  /** @param secrets all accepted ones; without any, nobody is trusted, as in a worker */
  constructor(private readonly secrets: readonly string[] = []) {}

  /** Must run before anything reads the client's address, which is the connection's without the proof. */
  check({ headers }: FastifyRequest): void {
    if (!isOneOf(headers['x-gateway-secret'], this.secrets)) delete headers['x-client-address'];
    delete headers['x-gateway-secret'];
  }
}
