import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_LIMITS } from '@concord/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { cookieAttributes, cookieNameOf, cookieOf } from '../../../shared/cookies/cookies';
import { requestIdOf } from '../../../store/access-codes/code-hash';

/** Path of the calls that get the cookies. */
export const ACCESS_PATH = '/api/access';
/** Maximum requests that a browser remembers: a first mail may arrive after the second was asked for. */
const REQUESTS_MAX = 3;
const REQUEST_SECONDS = 3600;
const SESSION_SECONDS = ACCESS_LIMITS.sessionDays * 24 * 3600;
const NAME = /^[\w-]{43}$/;
const SESSION = /^([0-9a-f]{24})\.([\w-]{43})$/;

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Name of a request, or a session's secret: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Cookies of the sign-in by a code: the browser's own requests, and its session. Scripts cannot read them. */
@Injectable()
export class AccessCookies {
  private readonly requests: string;
  private readonly session: string;

  constructor(@Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'PUBLIC_URL'>) {
    this.requests = cookieNameOf(env, 'access-requests');
    this.session = cookieNameOf(env, 'access-session');
  }

  /** Remembers a new request in the browser. @returns its id */
  addRequest(exchange: Exchange): string {
    const names = [newSecret(), ...this.requestNames(exchange)].slice(0, REQUESTS_MAX);
    this.set(exchange, this.requests, names.join('.'), REQUEST_SECONDS);
    return requestIdOf(names[0] ?? '');
  }

  /** Ids of the browser's own requests. */
  requestIds(exchange: Exchange): string[] {
    return this.requestNames(exchange).map(requestIdOf);
  }

  /** The session that the browser holds. */
  sessionOf({ request }: Exchange): { id: string; secret: string } | undefined {
    const [, id, secret] = SESSION.exec(cookieOf(request.headers.cookie, this.session) ?? '') ?? [];
    return id && secret ? { id, secret } : undefined;
  }

  setSession(exchange: Exchange, id: string, secret: string): void {
    this.set(exchange, this.requests, '', 0);
    this.set(exchange, this.session, `${id}.${secret}`, SESSION_SECONDS);
  }

  clearSession(exchange: Exchange): void {
    this.set(exchange, this.session, '', 0);
  }

  private requestNames({ request }: Exchange): string[] {
    const names = cookieOf(request.headers.cookie, this.requests)?.split('.') ?? [];
    return names.filter((name) => NAME.test(name)).slice(0, REQUESTS_MAX);
  }

  private set({ reply }: Exchange, name: string, value: string, seconds: number): void {
    reply.header(
      'set-cookie',
      `${name}=${value}; ${cookieAttributes(this.env, { path: ACCESS_PATH, seconds })}`,
    );
  }
}
