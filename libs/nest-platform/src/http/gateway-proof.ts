import { isOneOf } from '@concord/contracts/environment';
import type { FastifyRequest } from 'fastify';

/** Removes headers reserved for the gateway from requests without the gateway's proof. */
export class GatewayProof {
  /** @param secrets accepted secrets; without any, as in a worker, no request is trusted */
  constructor(private readonly secrets: readonly string[] = []) {}

  /**
   * Call it before anything reads the client's address: without the proof that is the address of
   * the connection.
   */
  check({ headers }: FastifyRequest): void {
    if (!isOneOf(headers['x-gateway-secret'], this.secrets)) delete headers['x-client-address'];
    delete headers['x-gateway-secret'];
  }
}
