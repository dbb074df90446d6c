import type { Product } from '../platform/product.ts';
import { compareLayers, withBareServer } from './layers.ts';

/** Answered from memory: what it costs is the platform's. */
const PATH = '/geo/countries/NG/states';
const BARE = `
  const answer = JSON.parse(process.env.ANSWER);
  const app = require('fastify')();
  app.get('${PATH}', async () => answer);
  app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

/** What service and gateway cost on a route that does nothing: bare Fastify gives the same answer. */
export async function platformCost(product: Product): Promise<string[]> {
  const service = `http://127.0.0.1:${product.variable('students', 'PORT')}${PATH}`;
  const gateway = `${product.url}/api${PATH}`;
  const env = { ANSWER: await (await fetch(service)).text() };
  const goals = await withBareServer(['-e', BARE], env, (bare) => {
    const loads = { bare: { url: `${bare}${PATH}` }, service: { url: service }, gateway: { url: gateway } };
    return compareLayers(loads, 'requests', { service: 0.7, gateway: 0.3 });
  });
  return goals.map(({ text }) => text);
}
