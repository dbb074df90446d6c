import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Interval at which a closing server closes idle connections. */
const IDLE_CHECK_MS = 50;
/**
 * Minimum age of a closed connection that has sent nothing: a first request would have arrived by
 * then.
 */
const SILENT_MS = 1000;

/**
 * Closes connections without a request on shutdown. Fastify closes those idle at that moment, but
 * Node treats one that has sent nothing as busy, and one in use would stay open after its answer.
 */
export function closeConnections(fastify: FastifyInstance): void {
  const { server } = fastify;
  const openedAt = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    openedAt.set(socket, performance.now());
    socket.once('close', () => openedAt.delete(socket));
  });
  fastify.addHook('preClose', (done) => {
    const close = () => {
      server.closeIdleConnections();
      const before = performance.now() - SILENT_MS;
      for (const [socket, at] of openedAt) if (socket.bytesRead === 0 && at < before) socket.destroy();
    };
    const timer = setInterval(close, IDLE_CHECK_MS);
    server.once('close', () => clearInterval(timer));
    done();
  });
}
