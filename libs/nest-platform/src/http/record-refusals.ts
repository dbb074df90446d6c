import type { ErrorCode } from '@concord/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditActorOf } from '../audit/audit-event';
import type { AuditTrail } from '../audit/audit-trail';
import { log } from '../core/logger';
import { clientAddressOf } from './handles.decorator';

declare module 'fastify' {
  interface FastifyRequest {
    /** Error code of the refusal. */
    errorCode?: ErrorCode;
  }
}

/**
 * Records every refusal by role or ownership (403), and every invalid token: forged, expired or
 * revoked (401). Calls without a token and requests for a recent code are not recorded. Answers do
 * not wait for the record.
 */
export function recordRefusals(fastify: FastifyInstance, audit: AuditTrail): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    if (isRefusal(request, reply))
      audit
        .record(refusalOf(request, reply))
        .catch((error: unknown) => log.warn({ err: error }, 'a refusal was not audited'));
    done();
  });
}

function isRefusal(
  { errorCode, headers, routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
): boolean {
  if (statusCode === 403) return errorCode !== 'CONFIRMATION_NEEDED';
  const kind = routeOptions.config.concord;
  const isPublic = !kind || 'probe' in kind || kind.call.access.includes('public');
  return statusCode === 401 && headers.authorization !== undefined && !isPublic;
}

function refusalOf(request: FastifyRequest, { statusCode }: FastifyReply) {
  return {
    action: 'access.refuse',
    outcome: 'refused',
    actor: auditActorOf(request.actor),
    address: clientAddressOf(request),
    target: { entity: 'call', label: `${request.method} ${request.routeOptions.url ?? ''}` },
    reason: request.errorCode ?? (statusCode === 403 ? 'FORBIDDEN' : 'UNAUTHENTICATED'),
    requestId: request.id,
  } as const;
}
