import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { STARTING_HEADER } from '@concord/contracts/environment';
import { unavailable } from '../core/app-error';

const REFUSAL = unavailable('This part of the site is starting up. Please try again in a moment');

/**
 * Answers requests while the process waits for its stores: it is live but not ready, and calls get a 503.
 * @returns the function that ends it, before the service itself listens
 * @throws Error if the port cannot be bound
 */
export async function listenWhileStarting(port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isLive = request.url === '/health/live';
    const isHealth = request.url?.startsWith('/health/') === true;
    const status = isLive ? 'up' : 'starting';
    response.writeHead(isLive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '1',
      connection: 'close',
      [STARTING_HEADER]: '1',
    });
    response.end(JSON.stringify(isHealth ? { status, checks: {} } : REFUSAL.toBody(randomUUID())));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
