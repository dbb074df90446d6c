import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeesCurrent } from '@concord/contracts';
import type { ServedSettings } from '@concord/institute';
import { HttpMetrics } from '@concord/observability';
import { pino, type Logger } from 'pino';
import { addressKey, buildOf } from '@concord/contracts/environment';
import { BodyIntake } from './bodies/body-intake';
import { BodyStorage } from './bodies/body-storage';
import { answerClientError } from './client-errors';
import { ConnectionLimit } from './connection-limit';
import { LimitLog } from './core/limit-log';
import { registerCspReports } from './csp-reports/csp-reports';
import { registerDocs } from './docs/docs';
import type { Env } from './env';
import { errorBody, INTERNAL_ERROR } from './core/errors';
import { registerHealth } from './health';
import { SERVICE_NAMES, type ServiceName } from '@concord/contracts/routes';
import type { Lookup } from './proxy/name-lookup';
import { connectionsWithin, openFilesMax } from './open-files';
import type { ServicePort } from './port/service-port';
import { registerProxy } from './proxy/proxy';
import { ServiceClient } from './proxy/service-client';
import { Upstream } from './proxy/upstream';
import { reportUpstreams } from './proxy/upstream-gauges';
import { operatorCheck } from './core/operator';
import { isRefusal, type PaceLimits, RefusalPace } from './core/refusal-pace';
import { requestIdFrom } from './core/request-id';
import { securityHeaders } from './core/security-headers';
import { TrustedProxies, warnOfPrivateNetworks } from './core/trusted-proxies';
import { CertificateCheck } from './site/certificate-check';
import { GalleryPage } from './site/gallery-page';
import { CardPages } from './site/plain/card-pages';
import { DirectoryPages } from './site/plain/directory-pages';
import { PlainPages } from './site/plain/plain-page';
import { observeSite } from './site/observe-site';
import { SiteFees } from './site/site-fees';
import { SitePages } from './site/site-pages';
import { registerStaticFiles, sendMalformed } from './site/static-files';
import { VerdictPages } from './site/verdict-pages';

/** Longer than the idle time-out of load balancers, so that they never use a connection that was just closed. */
const KEEP_ALIVE_MS = 75_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** An upload of 18 MB at 15 kB/s takes 20 minutes. */
const REQUEST_TIMEOUT_MS = 1_200_000;
/** Most client connections, if enough files may be open. Beyond it, the address with most loses one per new one. */
const MAX_CONNECTIONS = 20_000;

export interface Gateway {
  app: FastifyInstance;
  /** Reports the gateway as not ready, asks clients to close their connections, and ends event streams. */
  startClosing: () => void;
}

export interface GatewayOptions {
  /** Resolves the names of services. */
  readonly lookup?: Lookup;
  /** Folder of the site's pages, if they are not the built ones. */
  readonly siteFolder?: string;
  /** Renders the pages with a fee table and gives their folder; without it they show the first table. */
  readonly renderWithFees?: (fees: FeesCurrent) => Promise<string>;
  /** Name and colours of pages that the gateway renders itself. */
  readonly settings?: ServedSettings;
  /** Bounds of refusals that are answered at once. */
  readonly refusalLimits?: Partial<PaceLimits>;
}

export async function buildGateway(
  env: Env,
  logger: Logger = pino({ level: env.LOG_LEVEL }),
  {
    lookup,
    siteFolder = join(env.WEB_ROOT, 'site', 'dist'),
    renderWithFees,
    settings,
    refusalLimits,
  }: GatewayOptions = {},
): Promise<Gateway> {
  let closing = false;
  const isClosing = (): boolean => closing;
  const fixedHeaders = securityHeaders(env.PUBLIC_URL);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const pages = new SitePages(siteFolder, publicUrl);
  const proxies = new TrustedProxies(env.TRUST_PROXY);
  warnOfPrivateNetworks(proxies, logger);
  const policyHeader = () => ({ 'content-security-policy': pages.policy });

  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request is expensive, and the log line of an API call has the request id already.
    childLoggerFactory: (parent) => parent,
    trustProxy: (address, hop) => proxies.trusts(address, hop),
    genReqId: (request) => requestIdFrom(request.headers['x-request-id']),
    requestIdHeader: false,
    exposeHeadRoutes: true,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, fixedHeaders),
    frameworkErrors: (_error, request, reply) => {
      // No hook runs for a path that cannot be decoded.
      void reply.headers({ ...policyHeader(), ...fixedHeaders }).header('x-request-id', request.id);
      void sendMalformed(request as FastifyRequest, reply as FastifyReply, pages);
    },
  });

  app.addHook('onSend', async (request, reply) => {
    reply.headers(fixedHeaders).header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy')) reply.headers(policyHeader());
    if (closing) reply.header('connection', 'close');
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    const refusal =
      status >= 400 && status < 500
        ? { status, code: 'BAD_REQUEST', message: error.message }
        : INTERNAL_ERROR;
    return reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .send(errorBody(refusal, request.id));
  });

  // Only the proxy reads bodies.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const limitLog = new LimitLog(app.log);
  const refusals = new RefusalPace(limitLog, refusalLimits);
  // For pages and files only: the proxy delays its own refusals.
  app.addHook('onSend', ({ ip }, { statusCode }, _payload, done) => {
    if (isRefusal(statusCode)) refusals.refuse(addressKey(ip), done);
    else done();
  });
  new ConnectionLimit(app.server, connectionsWithin(openFilesMax(), MAX_CONNECTIONS, app.log), limitLog);
  const storage = new BodyStorage(env.UPLOAD_FOLDER ?? tmpdir(), env.UPLOAD_BYTES_MAX);
  const intake = new BodyIntake(storage, limitLog);
  const origins = {
    students: env.STUDENTS_URL,
    exams: env.EXAMS_URL,
    media: env.MEDIA_URL,
    members: env.MEMBERS_URL,
  };
  const upstreams = Object.fromEntries(
    SERVICE_NAMES.map((name) => [name, new Upstream(name, origins[name], env, lookup)]),
  ) as Record<ServiceName, Upstream>;
  const metrics = new HttpMetrics();
  observeSite(app, metrics);
  const endReport = reportUpstreams(upstreams);
  app.addHook('preClose', async () => refusals.close());
  app.addHook('onClose', async () => {
    endReport();
    intake.close();
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.destroy()));
  });
  registerHealth(app, {
    build: buildOf(env),
    upstreams,
    isClosing,
    isOperator: operatorCheck(env.GATEWAY_SECRET),
  });
  registerDocs(app, upstreams);
  registerCspReports(app, intake, limitLog);
  const endStreams = registerProxy(app, {
    upstreams,
    intake,
    refusals,
    gatewaySecret: env.GATEWAY_SECRET[0],
    securityHeaders: fixedHeaders,
    isClosing,
    metrics,
  });
  const portTo = (service: ServiceName): ServicePort =>
    new ServiceClient(upstreams[service], env.GATEWAY_SECRET[0]);
  const plainPages = new PlainPages(settings);
  await registerStaticFiles(app, env, {
    pages,
    verdicts: new VerdictPages(pages, new CertificateCheck(portTo('exams'), portTo('members'))),
    cards: new CardPages(plainPages, portTo('members')),
    directory: new DirectoryPages(plainPages, portTo('members')),
    gallery: new GalleryPage(pages, portTo('media')),
    fees:
      renderWithFees &&
      new SiteFees(portTo('members'), async (fees) => pages.load(await renderWithFees(fees))),
  });
  return {
    app,
    startClosing: () => {
      closing = true;
      endStreams();
    },
  };
}
