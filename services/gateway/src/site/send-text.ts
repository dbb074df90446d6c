import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentEncoding, SiteText } from './site-text';

/** Sends a page, with a compression that the browser accepts. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: SiteText,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (negotiate(accepted, [...text.encodings]) ?? undefined) as ContentEncoding | undefined;
  const bytes = await text.bytes(encoding);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'accept-encoding')
    .header('content-security-policy', text.policy)
    .type(text.type)
    .send(bytes);
}
