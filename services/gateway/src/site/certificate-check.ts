import type { CertificateVerdict, MemberPaperVerdict } from '@concord/contracts';
import { routes } from '@concord/contracts/routes';
import {
  isMemberPaperNumber,
  isPossibleCertificateNumber,
  type ShownVerdict,
  shownPaperVerdict,
  shownVerdict,
  throttledVerdict,
  unavailableVerdict,
  unknownVerdict,
} from '@concord/institute';
import { isTracing, ServerSpan } from '@concord/observability';
import type { FastifyRequest } from 'fastify';
import type { ServiceAnswer, ServicePort } from '../port/service-port';

/** Time-out above the retries of a call while a process is replaced. */
const TIMEOUT_MS = 5_000;
const RETRY_SECONDS = 5;
const SPAN = 'GET /certificate/:number';

/** Verdict on a number, and how the page is sent. */
export interface CheckedNumber {
  readonly status: number;
  readonly verdict: ShownVerdict;
  readonly retryAfterSeconds?: number;
}

/** Asks the service that issued a number about it, once for each page. */
export class CertificateCheck {
  constructor(
    private readonly exams: ServicePort,
    private readonly members: ServicePort,
  ) {}

  /** @returns also when the service does not answer: then the verdict is that it is unavailable */
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
    const encoded = encodeURIComponent(number);
    if (isMemberPaperNumber(number)) {
      const path = routes.memberPaperVerify.path.replace(':number', encoded);
      return this.members.get(request, { path, trace, timeoutMs: TIMEOUT_MS });
    }
    const path = routes.certificateVerify.path.replace(':certificateNumber', encoded);
    return this.exams.get(request, { path, trace, timeoutMs: TIMEOUT_MS });
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
  // Not checked, as in the browser: the service has this version or the previous one.
  const verdict: unknown = JSON.parse(body.toString());
  return {
    status,
    verdict: isMemberPaperNumber(number)
      ? shownPaperVerdict(number, verdict as MemberPaperVerdict)
      : shownVerdict(number, verdict as CertificateVerdict),
  };
}
