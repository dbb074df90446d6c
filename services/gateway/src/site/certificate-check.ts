import { type CertificateVerdict } from '@concord/contracts';
import { addressKey } from '@concord/contracts/environment';
import { routes } from '@concord/contracts/routes';
import {
  isPossibleCertificateNumber,
  type ShownVerdict,
  shownVerdict,
  throttledVerdict,
  unavailableVerdict,
  unknownVerdict,
} from '@concord/institute';
import { isTracing, ServerSpan } from '@concord/observability';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../proxy/client-address';
import { askService, type ServiceAnswer } from '../proxy/service-question';
import type { Upstream } from '../proxy/upstream';

/** Longer than the tries of a call while a process is replaced. */
const TIMEOUT_MS = 5_000;
const RETRY_SECONDS = 5;
const SPAN = 'GET /certificate/:number';

/** What to say about a number, and how the page is sent. */
export interface CheckedNumber {
  readonly status: number;
  readonly verdict: ShownVerdict;
  readonly retryAfterSeconds?: number;
}

/** Asks the exams service about the number of a certificate, once for each page. */
export class CertificateCheck {
  constructor(
    private readonly exams: Upstream,
    private readonly gatewaySecret: string,
  ) {}

  /** @returns also when the service does not answer: then that it is not known at this moment */
  async check(number: string, request: FastifyRequest): Promise<CheckedNumber> {
    if (!isPossibleCertificateNumber(number)) return { status: 404, verdict: unknownVerdict(number) };
    const span = isTracing() ? new ServerSpan(SPAN, { 'http.route': SPAN }) : undefined;
    const checked = await this.ask(number, request, span?.headers)
      .then((answer) => read(number, answer))
      .catch((error: unknown) => {
        request.log.warn({ err: error, requestId: request.id }, 'a certificate could not be looked up');
        return { status: 503, verdict: unavailableVerdict(number), retryAfterSeconds: RETRY_SECONDS };
      });
    span?.end(checked.status);
    return checked;
  }

  private ask(
    number: string,
    request: FastifyRequest,
    trace?: Record<string, string>,
  ): Promise<ServiceAnswer> {
    const address = clientAddress(request.ip, request.raw.socket.remoteAddress);
    return askService(this.exams, {
      path: routes.certificateVerify.path.replace(':certificateNumber', encodeURIComponent(number)),
      address,
      addressKey: addressKey(address),
      gatewaySecret: this.gatewaySecret,
      requestId: request.id,
      trace,
      timeoutMs: TIMEOUT_MS,
    });
  }
}

/** @throws Error for an answer that says nothing about the number */
function read(number: string, { status, headers, body }: ServiceAnswer): CheckedNumber {
  if (status === 404) return { status, verdict: unknownVerdict(number) };
  if (status === 429) {
    const retryAfterSeconds = Number(headers['retry-after'] ?? RETRY_SECONDS);
    return { status, verdict: throttledVerdict(number, retryAfterSeconds), retryAfterSeconds };
  }
  if (status !== 200) throw new Error(`The service answered ${status}`);
  // Believed as the browser does: it is a service of this release or the one before.
  const verdict = JSON.parse(body.toString()) as CertificateVerdict;
  return { status, verdict: shownVerdict(number, verdict) };
}
