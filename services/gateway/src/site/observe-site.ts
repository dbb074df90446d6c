import type { HttpMetrics } from '@concord/observability';
import type { FastifyInstance } from 'fastify';
import { REPORT_PATH } from '../core/security-headers';

/** Status of a request whose client left before the answer was complete. */
const CLIENT_GONE = 499;

/** Kind of a request for the metrics; undefined for API calls, which the proxy counts, and for probes and reports. */
function kindOf(route: string | undefined): string | undefined {
  if (route === '/api' || route === '/api/*' || route === REPORT_PATH) return undefined;
  if (route?.startsWith('/health/') || route?.startsWith('/api/health/')) return undefined;
  return route?.startsWith('/api/docs') ? 'docs' : 'site';
}

/** Counts requests for files of the site and for documents of the API. */
export function observeSite(app: FastifyInstance, metrics: HttpMetrics): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    const kind = kindOf(request.routeOptions.url);
    if (kind !== undefined) {
      metrics.began();
      raw.once('close', () => metrics.ended(kind, raw.writableFinished ? raw.statusCode : CLIENT_GONE));
    }
    done();
  });
}
