import {
  certificatePath,
  isPossibleCertificateNumber,
  normaliseCertificateNumber,
  shapeOf,
} from '@concord/institute';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../core/request-path';
import type { CertificateCheck } from './certificate-check';
import { sendText } from './send-text';
import type { SitePages } from './site-pages';

const LOOKUP = '/certificate';
const ADDRESS = /^\/certificate(?:\/([^/]+))?\/?$/i;
const PARAMETER = 'number';

/** Certificate number asked for, from the path, or from the query of the form. */
interface RequestedNumber {
  readonly number: string;
  readonly isOfForm: boolean;
}

function requestedNumber(url: string): RequestedNumber | undefined {
  const path = pathOf(url);
  const [whole, segment] = ADDRESS.exec(path) ?? [];
  if (whole === undefined) return undefined;
  if (segment === undefined) {
    const typed = new URLSearchParams(url.slice(path.length)).get(PARAMETER) ?? '';
    const number = normaliseCertificateNumber(typed);
    return number ? { number, isOfForm: true } : undefined;
  }
  try {
    return { number: normaliseCertificateNumber(decodeURIComponent(segment)), isOfForm: false };
  } catch {
    return undefined;
  }
}

/** Renders `/certificate/{number}` with the whole verdict, so that it needs no script. */
export class VerdictPages {
  constructor(
    private readonly pages: SitePages,
    private readonly certificates: CertificateCheck,
  ) {}

  /** @returns undefined for other addresses */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply | undefined {
    const url = request.raw.url ?? '/';
    const requested = this.pages.hasVerdicts ? requestedNumber(url) : undefined;
    if (!requested) return undefined;
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const { number, isOfForm } = requested;
    const address = number ? certificatePath(number) : LOOKUP;
    const isElsewhere = isOfForm || number === '' || isPossibleCertificateNumber(number);
    if (isElsewhere && pathOf(url) !== address) return reply.redirect(address, 302);
    return this.send(request, reply, number);
  }

  private async send(request: FastifyRequest, reply: FastifyReply, number: string): Promise<FastifyReply> {
    const { status, verdict, retryAfterSeconds } = await this.certificates.check(number, request);
    const page = this.pages.verdict(shapeOf(verdict));
    if (!page) throw new Error(`The site has no page for the verdict ${shapeOf(verdict)}`);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    const { state: _, ...texts } = verdict;
    return sendText(request, reply.code(status), page.fill(texts, verdict));
  }
}
