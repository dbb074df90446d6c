import 'reflect-metadata';
import type { AnswerOf, BodyOf, Call, ParamsOf, Principal, QueryOf } from '@concord/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AuditNote } from '../audit/audit-note';
import type {
  Actor,
  AnonymousActor,
  CandidateActor,
  MemberActor,
  PrintActor,
  StaffActor,
} from '../auth/actor';
import { notFound, validationError } from '../core/app-error';
import type { Page } from '../core/page';
import type { ReadyJson } from './answers';

interface ActorByPrincipal {
  public: AnonymousActor | StaffActor;
  pending: StaffActor;
  staff: StaffActor;
  super: StaffActor;
  finance: StaffActor;
  candidate: CandidateActor;
  member: MemberActor;
  print: PrintActor;
  internal: AnonymousActor;
}

type HeadersOf<C> = C extends { headers: infer H }
  ? { readonly [N in keyof H & string as Lowercase<N>]?: string }
  : Record<never, never>;

/** Possible actors of a call, by its access. */
export type ActorOf<C extends Call> = ActorByPrincipal[C['access'][number] & Principal];

/**
 * Input of a call's handler. `query` and `body` are parsed on first read and throw a 400: a handler
 * that must check ownership first passes the input on and reads them afterwards.
 */
export interface HandlerInput<C extends Call> {
  readonly actor: ActorOf<C>;
  /** Path parameters. Those named `id` or `…Id` are lower-case object ids; any other text was a 404. */
  readonly params: ParamsOf<C>;
  /** @throws AppError 400 if it does not match the call's schema. */
  readonly query: QueryOf<C>;
  /** @throws AppError 400 if it does not match the call's schema. */
  readonly body: BodyOf<C>;
  /** Files of a call with `attachments`, in the order in which they were sent. */
  readonly attachments: readonly Buffer[];
  /** Bytes of the body of a call with `rawBody`; empty for others. */
  readonly rawBody: Buffer;
  /** Headers that the call declares, in lower case. */
  readonly headers: HeadersOf<C>;
  /** The client's IP address, as told by the gateway; the connection's if it is not the gateway. */
  readonly clientAddress: string;
  /** Details for the call's audit record, beyond actor, action and time. */
  readonly audit: AuditNote;
  readonly request: FastifyRequest;
  /** For handlers that set headers of their own or send a file. */
  readonly reply: FastifyReply;
}

type Answered<A> = A | (A extends readonly (infer Item)[] ? Page<Item> : never) | ReadyJson<A> | FastifyReply;

/**
 * Answer of a call's handler, or the reply if the handler has sent it; for a file or a stream any
 * value.
 */
export type HandlerAnswer<C> = C extends { answer: z.ZodType } ? Answered<AnswerOf<C>> : unknown;

const CALL = Symbol('concord:call');

/** Decorator for methods whose single argument and answer match the call. */
type HandlerDecorator<C extends Call> = <
  M extends (input: HandlerInput<C>) => HandlerAnswer<C> | Promise<HandlerAnswer<C>>,
>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

/**
 * Makes a method the handler of a call: its route, access and limits come from the contracts, and
 * the compiler checks the method's single argument and its answer against the call.
 *
 * @example
 * ```ts
 * @Handles(calls.examUpdate)
 * update({ params, body }: HandlerInput<typeof calls.examUpdate>) {
 *   return this.exams.update(params.id, body);
 * }
 * ```
 */
export function Handles<C extends Call>(call: C): HandlerDecorator<C> {
  return (target, key) => Reflect.defineMetadata(CALL, call, target, key);
}

/** Call handled by a controller's method, if any. */
export function callOf(controller: object, key: string): Call | undefined {
  return Reflect.getMetadata(CALL, controller, key) as Call | undefined;
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

const ID_NAME = /^id$|Id$/;
const OBJECT_ID = /^[0-9a-f]{24}$/i;

function paramsOf(request: FastifyRequest): Record<string, string> {
  const params = request.params as Record<string, string>;
  for (const [name, value] of Object.entries(params)) {
    if (!ID_NAME.test(name)) continue;
    if (!OBJECT_ID.test(value)) throw notFound();
    params[name] = value.toLowerCase();
  }
  return params;
}

/** The client's IP address, as told by the gateway. */
export function clientAddressOf({ headers, ip }: FastifyRequest): string {
  const told = headers['x-client-address'];
  return typeof told === 'string' && told ? told : ip;
}

export class RequestInput {
  readonly audit = new AuditNote();

  /** @throws AppError 404 if an id of the path is malformed. */
  constructor(
    readonly call: Call,
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
    readonly params = paramsOf(request),
  ) {}

  get actor(): Actor {
    return this.request.actor;
  }

  get attachments(): readonly Buffer[] {
    return this.request.attachments ?? [];
  }

  get rawBody(): Buffer {
    return this.request.rawBody ?? Buffer.alloc(0);
  }

  get headers(): FastifyRequest['headers'] {
    return this.request.headers;
  }

  get query(): unknown {
    return parse(this.call.query, this.request.query);
  }

  get body(): unknown {
    return parse(this.call.body, this.request.body);
  }

  get clientAddress(): string {
    return clientAddressOf(this.request);
  }
}
