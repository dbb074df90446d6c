import 'reflect-metadata';
import { BODY_LIMITS, type Call } from '@concord/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RouteKind } from '../auth/access';
import { notFound, validationError } from '../core/app-error';

/** What a decorated method of a controller serves. */
export interface RouteDefinition {
  method: Call['method'];
  path: string;
  status: number;
  kind: RouteKind;
  bodyLimit: number;
}

/** Gives one argument of a handler from the request. */
export type ArgumentSource = (request: FastifyRequest, reply: FastifyReply) => unknown;

const ROUTE = Symbol('concord:route');
const ARGUMENTS = Symbol('concord:arguments');

function serves(definition: RouteDefinition): MethodDecorator {
  return (target, key) => Reflect.defineMetadata(ROUTE, definition, target, key);
}

/** Makes a method the handler of a call of the contracts: its path, method, status, access and body limit. */
export const HandlesArguments = (call: Call): MethodDecorator =>
  serves({
    method: call.method,
    path: call.path,
    status: call.status,
    kind: { call },
    bodyLimit: call.bodyLimit ?? BODY_LIMITS.default,
  });

/** Makes a method the handler of a call between services, which needs the service secret. */
export const Internal = (
  method: Call['method'],
  path: string,
  bodyLimit: number = BODY_LIMITS.default,
): MethodDecorator =>
  serves({ method, path: `/internal${path}`, status: 200, kind: { internal: true }, bodyLimit });

/** The route of a controller's method, if it has one. */
export function routeOf(controller: object, key: string): RouteDefinition | undefined {
  return Reflect.getMetadata(ROUTE, controller, key) as RouteDefinition | undefined;
}

/** The sources of a handler's arguments, by place. */
export function argumentsOf(controller: object, key: string): ArgumentSource[] {
  return (Reflect.getMetadata(ARGUMENTS, controller, key) as ArgumentSource[] | undefined) ?? [];
}

/** A decorator that fills its parameter from the request. */
export function fromRequest(source: ArgumentSource): ParameterDecorator {
  return (target, key, index) => {
    if (key === undefined) return;
    const sources = [...argumentsOf(target, String(key))];
    sources[index] = source;
    Reflect.defineMetadata(ARGUMENTS, sources, target, key);
  };
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

const pathParam = (request: FastifyRequest, name: string) =>
  (request.params as Record<string, string | undefined>)[name] ?? '';

/** The body, checked against a schema. @throws AppError 400. */
export const ValidBody = (schema: z.ZodType) => fromRequest(({ body }) => parse(schema, body));

/**
 * The body as a function that checks it when called: for calls that must find out first whether the
 * record exists and is the caller's own, because access is decided before content.
 */
export const LateBody = (schema: z.ZodType) =>
  fromRequest(
    ({ body }) =>
      () =>
        parse(schema, body),
  );

/** The query, checked against a schema. @throws AppError 400. */
export const ValidQuery = (schema: z.ZodType) => fromRequest(({ query }) => parse(schema, query));

/** The path's `id`, or another parameter, as an object id. @throws AppError 404 for what cannot be one. */
export const IdParam = (name = 'id') =>
  fromRequest((request) => {
    const value = pathParam(request, name);
    if (!/^[0-9a-f]{24}$/i.test(value)) throw notFound();
    return value.toLowerCase();
  });

/** A parameter of the path as it came. */
export const PathParam = (name: string) => fromRequest((request) => pathParam(request, name));

/** A header of the request, by its lower-case name. */
export const RequestHeader = (name: string) => fromRequest(({ headers }) => headers[name]);

/** The reply, for handlers that set headers of their own or send a file. */
export const CurrentReply = () => fromRequest((_request, reply) => reply);

/** Who makes the request. */
export const CurrentActor = () => fromRequest(({ actor }) => actor);

/** The client's network address, as the gateway tells it. */
export const ClientAddress = () =>
  fromRequest(({ headers, ip }) => {
    const told = headers['x-client-address'];
    return typeof told === 'string' && told ? told : ip;
  });
