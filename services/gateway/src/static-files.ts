import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { Env } from './env';
import { errorBody, MALFORMED_PATH, NOT_FOUND, type Refusal } from './errors';
import { pathOf } from './request-path';
import { RETIRED_WORKER } from './retired-worker';
import { cacheControlFor, isNavigation, locate, remotesManifest } from './web-files';

/** The shell at `/`, the remotes under `/remotes/<name>/`, and the shell's page for whatever its router shows. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { WEB_ROOT: webRoot, SERVICE_WORKER: worker }: Pick<Env, 'WEB_ROOT' | 'SERVICE_WORKER'>,
): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    root: join(webRoot, 'shell', 'dist'),
    suppressWarning: true,
    preCompressed: true,
    dotfiles: 'deny',
    index: false,
    cacheControl: false,
    etag: true,
  });

  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply =>
    reply.code(refusal.status).header('cache-control', 'no-store').send(errorBody(refusal, request.id));

  const sendFile = (reply: FastifyReply, root: string, path: string): FastifyReply =>
    reply.header('cache-control', cacheControlFor(path)).sendFile(path, root);

  app.get('/remotes.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(remotesManifest()),
  );

  if (worker === 'off') {
    app.get('/sw.js', (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/javascript; charset=utf-8')
        .send(RETIRED_WORKER),
    );
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      let path: string;
      try {
        path = decodeURIComponent(pathOf(request.raw.url ?? '/'));
      } catch {
        return refuse(request, reply, MALFORMED_PATH);
      }
      if (/\p{Cc}/u.test(path)) return refuse(request, reply, MALFORMED_PATH);
      const shell = join(webRoot, 'shell', 'dist');
      if (path === '/' || isNavigation(request.method, request.headers.accept, path)) {
        return sendFile(reply, shell, '/index.html');
      }
      const file = locate(webRoot, path);
      return file ? sendFile(reply, file.root, file.path) : refuse(request, reply, NOT_FOUND);
    },
  });

  app.setNotFoundHandler((request, reply) => refuse(request, reply, NOT_FOUND));
}
