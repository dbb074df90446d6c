import { addressKey } from '@concord/contracts/environment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyIntake } from '../bodies/body-intake';
import type { LimitLog } from '../core/limit-log';
import { REPORT_PATH } from '../core/security-headers';
import { clientAddress } from '../core/client-address';
import { violationsOf } from './violation';
import { ViolationLog } from './violation-log';

const MAX_BYTES = 8 * 1024;
const TYPES = /^application\/(?:csp-report|reports\+json)(?:;|$)/i;

const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(204).header('cache-control', 'no-store').send();

/** Closes the connection instead of reading the rest of the body. */
const sendUnread = (reply: FastifyReply): FastifyReply => sendNothing(reply.header('connection', 'close'));

/** Receives browsers' reports of CSP violations. All are answered 204, because nobody reads the answer. */
export function registerCspReports(app: FastifyInstance, intake: BodyIntake, limitLog: LimitLog): void {
  const violations = new ViolationLog(app.log, limitLog);

  const receive = (request: FastifyRequest, reply: FastifyReply): void => {
    const address = addressKey(clientAddress(request.ip, request.raw.socket.remoteAddress));
    const isReport = TYPES.test(request.headers['content-type'] ?? '');
    if (!violations.admits(address) || !isReport) return void sendUnread(reply);
    const body = intake.receive(request.raw, {
      address,
      limit: MAX_BYTES,
      onReceived: () => {
        const content = body.open();
        body.discard();
        if (Buffer.isBuffer(content)) violations.add(violationsOf(content.toString()));
        else content.destroy();
        sendNothing(reply);
      },
      onRefused: () => sendUnread(reply),
    });
    // A client that left needs no answer.
    request.raw.once('close', () => body.discard());
  };

  app.post(REPORT_PATH, {
    handler: receive,
    errorHandler: (_error, _request, reply) => sendUnread(reply),
  });
}
