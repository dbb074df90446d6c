import { join } from 'node:path';
import { ROOT } from '../../lib/paths.ts';
import type { Goal } from '../output.ts';
import { ratesInTurn, type Server, shareGoal, startServer } from '../rates.ts';

const CONNECTIONS = 50;
const UPSTREAMS = ['STUDENTS', 'EXAMS', 'MEDIA', 'STUDENTS_WORKER', 'EXAMS_WORKER', 'MEDIA_WORKER'];
const BARE = `
  const app = require('fastify')();
  app.get('/geo/noop', async () => ({ ok: true }));
  app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

/** What the platform costs on a route that does nothing: a Nest service beside bare Fastify, and through the gateway. */
export async function emptyRouteGoals(): Promise<Goal[]> {
  const cwd = join(ROOT, 'services/gateway');
  const servers: Server[] = [];
  const start = async (...parameters: Parameters<typeof startServer>) => {
    const server = await startServer(...parameters);
    servers.push(server);
    return server.origin;
  };
  try {
    const bare = await start(['-e', BARE], '/geo/noop', { cwd });
    const nest = await start([join(import.meta.dirname, 'empty-service.mjs')], '/geo/noop', { cwd });
    const env = Object.fromEntries(UPSTREAMS.map((name) => [`${name}_URL`, nest]));
    const gateway = await start(['dist/main.js'], '/api/geo/noop', { cwd, env });
    const rates = await ratesInTurn({
      bare: { url: `${bare}/geo/noop`, connections: CONNECTIONS },
      nest: { url: `${nest}/geo/noop`, connections: CONNECTIONS },
      gateway: { url: `${gateway}/api/geo/noop`, connections: CONNECTIONS },
    });
    const service = { name: 'an empty Nest service', rates: rates.nest };
    return [
      shareGoal(service, { name: 'bare Fastify', rates: rates.bare }, 0.7),
      shareGoal({ name: 'the same through the gateway', rates: rates.gateway }, service, 0.3),
    ];
  } finally {
    for (const { stop } of servers) await stop();
  }
}
