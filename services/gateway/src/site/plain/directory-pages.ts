import type { DirectoryPage } from '@concord/contracts';
import { DIRECTORY_LIMITS, routes } from '@concord/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../core/request-path';
import type { ServicePort } from '../../port/service-port';
import { sendText } from '../send-text';
import { directoryHtml, directoryProblem, type DirectorySearch } from './directory-page';
import type { PlainContent, PlainPages } from './plain-page';

const ADDRESS = /^\/directory\/?$/i;
const TIMEOUT_MS = 5_000;
const RETRY_SECONDS = 5;
/** Longer texts than the form takes are cut, so that the answer stays small. */
const TEXT_MAX = 100;

const PROBLEMS: Readonly<Record<number, string>> = {
  400: 'We cannot search for this. Please try other words.',
  429: 'Your network has searched very often within a minute. Please try again in a minute.',
};
const UNAVAILABLE = 'We cannot show the directory right now. Please try again in a few minutes.';

interface Answered {
  readonly status: number;
  readonly content: PlainContent;
  readonly retryAfter?: string | undefined;
}

function searchOf(url: string): DirectorySearch {
  const query = new URLSearchParams(url.slice(pathOf(url).length));
  const text = (name: string) => [...(query.get(name) ?? '').trim()].slice(0, TEXT_MAX).join('');
  const page = Number(query.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= DIRECTORY_LIMITS.pages;
  return { name: text('name'), grade: text('grade'), state: text('state'), page: isPage ? page : 1 };
}

/** Serves `/directory`, the public directory of members, without a script. */
export class DirectoryPages {
  constructor(
    private readonly pages: PlainPages,
    private readonly members: ServicePort,
  ) {}

  /** @returns undefined for other addresses */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    const url = request.raw.url ?? '/';
    return ADDRESS.test(pathOf(url)) ? this.send(request, reply, searchOf(url)) : undefined;
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    search: DirectorySearch,
  ): Promise<FastifyReply> {
    const { status, content, retryAfter } = await this.ask(request, search).catch((error: unknown) => {
      request.log.warn({ err: error, requestId: request.id }, 'the directory could not be read');
      const problem = directoryProblem(search, UNAVAILABLE);
      return { status: 503, content: problem, retryAfter: String(RETRY_SECONDS) };
    });
    // Nobody keeps it: a member who leaves is gone at once.
    reply.code(status).header('cache-control', 'no-store').header('x-robots-tag', content.robots);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return sendText(request, reply, this.pages.page(content));
  }

  /** @throws Error for an answer without a page of the directory */
  private async ask(request: FastifyRequest, search: DirectorySearch): Promise<Answered> {
    const { name, grade, state, page } = search;
    const given = Object.entries({ name, grade, state, page: String(page) }).filter(([, value]) => value);
    const path = `${routes.directoryPage.path}?${new URLSearchParams(given).toString()}`;
    const { status, headers, body } = await this.members.get(request, { path, timeoutMs: TIMEOUT_MS });
    const problem = PROBLEMS[status];
    if (problem)
      return {
        status,
        content: directoryProblem(search, problem),
        retryAfter: headers['retry-after'],
      };
    if (status !== 200) throw new Error(`The service answered ${status}`);
    // Not checked, as in the browser: the service has this version or the previous one.
    return { status, content: directoryHtml(search, JSON.parse(body.toString()) as DirectoryPage) };
  }
}
