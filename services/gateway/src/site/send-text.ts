import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentEncoding, SiteText } from './site-text';

/** Sends a page, compressed as the browser takes it. */
export function sendText(request: FastifyRequest, reply: FastifyReply, text: SiteText): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (negotiate(accepted, [...text.encodings]) ?? undefined) as ContentEncoding | undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'accept-encoding')
    .header('content-security-policy', text.policy)
    .type(text.type)
    .send(text.bytes(encoding));
}
