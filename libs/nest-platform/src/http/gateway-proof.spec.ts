import type { FastifyRequest } from 'fastify';
import { GatewayProof } from './gateway-proof';

const SECRET = 'a-gateway-secret-for-tests';
const ADDRESS = '203.0.113.7';

describe('GatewayProof', () => {
  const toldAddress = (secret: string | undefined, headers: Record<string, string>) => {
    const request = { headers: { 'x-client-address': ADDRESS, ...headers } } as unknown as FastifyRequest;
    new GatewayProof(secret === undefined ? undefined : [secret]).check(request);
    expect(request.headers).not.toHaveProperty('x-gateway-secret');
    return request.headers['x-client-address'];
  };

  it('believes the address of a client from the gateway', () => {
    expect(toldAddress(SECRET, { 'x-gateway-secret': SECRET })).toBe(ADDRESS);
  });

  it.each([
    ['no proof, like a gateway of the previous version', SECRET, {}],
    ['a guess', SECRET, { 'x-gateway-secret': 'a-gateway-secret-for-guess' }],
    ['an empty proof', SECRET, { 'x-gateway-secret': '' }],
    ['several proofs', SECRET, { 'x-gateway-secret': `${SECRET}, ${SECRET}` }],
    ['any proof at a process that has no secret', undefined, { 'x-gateway-secret': '' }],
  ])('believes none from somebody with %s', (_case, secret, headers) => {
    expect(toldAddress(secret, headers as Record<string, string>)).toBeUndefined();
  });
});
