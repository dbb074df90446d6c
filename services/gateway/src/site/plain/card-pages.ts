import type { CardVerdict } from '@concord/contracts';
import { MEMBER_LIMITS, routes } from '@concord/contracts/routes';
import { cardPath } from '@concord/institute';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../core/request-path';
import type { ServicePort } from '../../port/service-port';
import { sendText } from '../send-text';
import { type CardAnswer, cardForm, cardPage } from './card-page';
import type { PlainPages } from './plain-page';

/** Time-out above the retries of a call while a process is replaced. */
const TIMEOUT_MS = 5_000;
const RETRY_SECONDS = 5;
/** Numbers of earlier registers may have slashes, which some proxies decode. */
const ADDRESS = /^\/card(?:\/(.*?))?\/?$/is;
const PARAMETER = 'number';
/** Texts that cannot be a number; dots alone would be a step between folders. */
const IMPOSSIBLE = /^\.*$|\p{Cc}/u;

interface Checked {
  readonly answer: CardAnswer;
  readonly status: number;
  readonly retryAfterSeconds?: number;
}

/** The number of a path; undefined for other addresses, and for a path that cannot be decoded. */
function numberIn(path: string): string | undefined {
  const [whole, typed = ''] = ADDRESS.exec(path) ?? [];
  if (whole === undefined) return undefined;
  try {
    return decodeURIComponent(typed).trim();
  } catch {
    return undefined;
  }
}

/** Serves `/card/{number}`, to which the codes of membership cards lead, without a script. */
export class CardPages {
  constructor(
    private readonly pages: PlainPages,
    private readonly members: ServicePort,
  ) {}

  /** @returns undefined for other addresses */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply | undefined {
    const url = request.raw.url ?? '/';
    const path = pathOf(url);
    const number = numberIn(path);
    if (number === undefined) return undefined;
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (number) return this.send(request, reply, number);
    const typed = (new URLSearchParams(url.slice(path.length)).get(PARAMETER) ?? '').trim();
    return typed && !IMPOSSIBLE.test(typed)
      ? reply.redirect(cardPath(typed), 302)
      : sendText(request, reply, this.pages.page(cardForm()));
  }

  private async send(request: FastifyRequest, reply: FastifyReply, number: string): Promise<FastifyReply> {
    const { answer, status, retryAfterSeconds } = await this.check(number, request);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    return sendText(request, reply.code(status), this.pages.page(cardPage(answer)));
  }

  private async check(number: string, request: FastifyRequest): Promise<Checked> {
    if (number.length > MEMBER_LIMITS.numberLength || IMPOSSIBLE.test(number))
      return { status: 404, answer: { state: 'unknown', number } };
    try {
      return await this.ask(number, request);
    } catch (error) {
      request.log.warn({ err: error, requestId: request.id }, 'a card could not be checked');
      return { status: 503, answer: { state: 'unavailable', number }, retryAfterSeconds: RETRY_SECONDS };
    }
  }

  /** @throws Error for an answer that says nothing about the number */
  private async ask(number: string, request: FastifyRequest): Promise<Checked> {
    const path = routes.cardCheck.path.replace(':number', () => encodeURIComponent(number));
    const { status, headers, body } = await this.members.get(request, { path, timeoutMs: TIMEOUT_MS });
    if (status === 404) return { status, answer: { state: 'unknown', number } };
    if (status === 429)
      return {
        status,
        answer: { state: 'throttled', number },
        retryAfterSeconds: Number(headers['retry-after'] ?? RETRY_SECONDS),
      };
    if (status !== 200) throw new Error(`The service answered ${status}`);
    // Not checked, as in the browser: the service has this version or the previous one.
    const verdict = JSON.parse(body.toString()) as CardVerdict;
    return { status, answer: { state: 'known', number, verdict } };
  }
}
