import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorOfStatus, unavailable } from '../core/app-error';
import { countStoreError, isStoreUnavailable } from '../stores/mongo-errors';

/** Converts any thrown value: an AppError stays, an unavailable store becomes 503, a bug 500 without its detail. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (!(thrown instanceof Error)) return errorOfStatus(500, thrown);
  if (isStoreUnavailable(thrown))
    return unavailable('The service is not available right now. Please try again', thrown);
  const carried = thrown as Error & { statusCode?: unknown; status?: unknown; getStatus?: () => number };
  const status = carried.getStatus?.() ?? carried.statusCode ?? carried.status;
  if (typeof status !== 'number' || status < 400 || status > 499) return errorOfStatus(500, thrown);
  if (status === 400 && (thrown.name === 'SyntaxError' || /json/i.test(thrown.message)))
    return new AppError(400, 'BAD_JSON', 'The body is not valid JSON', { cause: thrown });
  return errorOfStatus(status, thrown);
}

/** Sends the wire format's error body, and logs the cause of a 5xx. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  countStoreError(thrown);
  const error = toAppError(thrown);
  request.errorCode = error.code;
  if (error.statusCode >= 500) request.log.error({ err: error.extra.cause ?? thrown }, error.message);
  if (error.extra.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(Math.ceil(error.extra.retryAfterSeconds)));
  void reply.code(error.statusCode).header('content-type', 'application/json; charset=utf-8');
  void reply.serializer((payload: unknown) => JSON.stringify(payload)).send(error.toBody(request.id));
}

/** Handles all exceptions of handlers, hooks and Fastify. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
