import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@concord/contracts/routes';
import { z } from 'zod';
import { API_POLICY } from '../core/security-headers';
import type { Upstream } from '../proxy/upstream';

const FETCH_TIMEOUT_MS = 3_000;
const CACHE_MS = 5_000;

const NOT_PUBLIC = /^\/(?:internal|health|openapi)(?:[/.]|$)/;
const sections = z.record(z.string(), z.record(z.string(), z.unknown())).default({});
/** The parts of a service's OpenAPI document that are merged. */
const openApi = z.object({ paths: sections, components: sections });
type OpenApi = z.infer<typeof openApi>;

/** Merges the services' documents, whose components are the same; the description names those that did not answer. */
function merge(documents: readonly (readonly [ServiceName, OpenApi | undefined])[]) {
  const missing = documents.filter(([, document]) => !document).map(([service]) => service);
  const paths: OpenApi['paths'] = {};
  const components: OpenApi['components'] = {};
  for (const [, document] of documents) {
    Object.assign(components, document?.components);
    for (const [path, operations] of Object.entries(document?.paths ?? {}))
      if (!NOT_PUBLIC.test(path)) paths[`/api${path}`] = operations;
  }
  const description = missing.length > 0 ? `Not available right now: ${missing.join(', ')}.` : undefined;
  return {
    openapi: '3.1.0',
    info: { title: 'Concord', version: '1', description },
    servers: [{ url: '/' }],
    tags: [],
    paths,
    components,
  };
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Concord API</title>
    <link rel="icon" href="/api/docs/assets/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
  </head>
  <body>
    <div id="api"></div>
    <script src="/api/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/api/docs/assets/start.js"></script>
  </body>
</html>
`;
const START_SCRIPT = `SwaggerUIBundle({ url: '/api/docs/json', dom_id: '#api', deepLinking: true, validatorUrl: null });\n`;

const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

/** Serves the merged OpenAPI document of all services, and a page that shows it without external files. */
export function registerDocs(app: FastifyInstance, upstreams: Readonly<Record<ServiceName, Upstream>>): void {
  const assetsFolder = dirname(require.resolve('swagger-ui-dist/package.json'));
  let latest: { at: number; document: Promise<ReturnType<typeof merge>> } | undefined;

  const fetchOne = async (service: ServiceName) => {
    try {
      const { status, body } = await upstreams[service].ask('/openapi.json', FETCH_TIMEOUT_MS);
      return status === 200 ? openApi.parse(body) : undefined;
    } catch (error) {
      app.log.warn({ service, error: String(error) }, 'no OpenAPI document from a service');
      return undefined;
    }
  };

  const fetchAll = async () =>
    merge(await Promise.all(SERVICE_NAMES.map(async (name) => [name, await fetchOne(name)] as const)));

  app.get('/api/docs/json', async (_request, reply) => {
    if (latest === undefined || Date.now() - latest.at > CACHE_MS)
      latest = { at: Date.now(), document: fetchAll() };
    return reply.header('cache-control', 'no-cache').send(await latest.document);
  });

  for (const url of ['/api/docs', '/api/docs/']) {
    app.get(url, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', API_POLICY)
        .type('text/html; charset=utf-8')
        .send(PAGE),
    );
  }

  app.get('/api/docs/assets/start.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(START_SCRIPT),
  );
  for (const [name, type] of Object.entries(ASSETS)) {
    app.get(`/api/docs/assets/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(await readFile(join(assetsFolder, name))),
    );
  }
}
