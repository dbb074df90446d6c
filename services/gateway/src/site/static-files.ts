import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { errorBody, MALFORMED_PATH, NOT_FOUND } from '../core/errors';
import { pathOf } from '../core/request-path';
import type { Env } from '../env';
import { AssetsArchive } from './assets-archive';
import { RETIRED_WORKER } from './retired-worker';
import { sendText } from './send-text';
import type { CardPages } from './plain/card-pages';
import type { DirectoryPages } from './plain/directory-pages';
import type { GalleryPage } from './gallery-page';
import type { SiteFees } from './site-fees';
import type { SitePage, SitePages } from './site-pages';
import type { VerdictPages } from './verdict-pages';
import { cacheControlFor, isApi, locate, readablePath, remotesManifest, wantsPage } from './web-files';

const NO_STORE = 'no-store';

type Sent = FastifyReply | Promise<FastifyReply>;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SitePage): Sent {
  reply.header('cache-control', 'no-cache').header('etag', page.etag);
  if (!request.headers['if-none-match']?.includes(page.etag)) return sendText(request, reply, page);
  return reply
    .header('vary', 'accept-encoding')
    .header('content-security-policy', page.policy)
    .code(304)
    .send();
}

/** Answers 404: with a page when a browser navigates there, else in the error shape. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, pages: SitePages): Sent {
  const path = pathOf(request.raw.url ?? '/');
  const page = wantsPage(request.method, request.headers.accept, path) ? pages.notFound(path) : undefined;
  reply.code(404).header('cache-control', NO_STORE);
  return page ? sendText(request, reply, page) : reply.send(errorBody(NOT_FOUND, request.id));
}

/** Answers a path that cannot be decoded: 400 below `/api`, else 404. */
export function sendMalformed(request: FastifyRequest, reply: FastifyReply, pages: SitePages): Sent {
  if (!isApi(request.raw.url ?? '/')) return sendNotFound(request, reply, pages);
  return reply
    .code(MALFORMED_PATH.status)
    .header('cache-control', NO_STORE)
    .send(errorBody(MALFORMED_PATH, request.id));
}

interface Site {
  readonly pages: SitePages;
  /** Pages with content from services. */
  readonly verdicts: VerdictPages;
  readonly cards: CardPages;
  readonly directory: DirectoryPages;
  readonly gallery: GalleryPage;
  /** Absent where pages cannot be rendered again. */
  readonly fees: SiteFees | undefined;
}

/** Serves the pages of the site, the shell's files at `/` and the remotes' files at `/remotes/<name>/`. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { WEB_ROOT: webRoot, SERVICE_WORKER: serviceWorker, ASSETS_ARCHIVE: archiveFolder }: Env,
  { pages, verdicts, cards, directory, gallery, fees }: Site,
): Promise<void> {
  const archive = archiveFolder === undefined ? undefined : new AssetsArchive(archiveFolder, webRoot);
  // Without the archive the gateway serves the files of its own version.
  await archive?.update().catch((error: unknown) => app.log.error({ err: error }, 'no archive of web files'));
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

  app.get('/remotes.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(remotesManifest()),
  );

  if (serviceWorker === 'off') {
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
    handler: async (request, reply) => {
      for (const answering of [verdicts, cards, directory]) {
        const answer = answering.answer(request, reply);
        if (answer) return answer;
      }
      const path = readablePath(pathOf(request.raw.url ?? '/'));
      if (path === undefined) return sendNotFound(request, reply, pages);
      const page = (await gallery.find(request)) ?? pages.find(path);
      if (page) {
        fees?.look(request);
        return sendPage(request, reply, page);
      }
      if (pages.hasFile(path))
        return reply.header('cache-control', cacheControlFor(path)).sendFile(path, pages.folder);
      const file = locate(path);
      if (!file) return sendNotFound(request, reply, pages);
      const root = archive?.rootOf(file.folder, file.path) ?? join(webRoot, file.folder, 'dist');
      return reply.header('cache-control', cacheControlFor(path)).sendFile(file.path, root);
    },
  });

  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, pages));
}
