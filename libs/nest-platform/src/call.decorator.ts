import {
  applyDecorators,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { BODY_LIMITS, type Call } from '@concord/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { notFound, validationError } from './app-error';
import type { RouteKind } from './access';

const VERBS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

function route(
  method: keyof typeof VERBS,
  path: string,
  status: number,
  concord: RouteKind,
  bodyLimit?: number,
) {
  return applyDecorators(VERBS[method](path), HttpCode(status), RouteConfig({ concord, bodyLimit }));
}

/** Makes a method the handler of a call of the contracts: its path, method, status, access and body limit. */
export const Handles = (call: Call) => route(call.method, call.path, call.status, { call }, call.bodyLimit);

/** Makes a method the handler of a call between services, which needs the service secret. */
export const Internal = (method: keyof typeof VERBS, path: string, bodyLimit: number = BODY_LIMITS.default) =>
  route(method, `/internal${path}`, 200, { internal: true }, bodyLimit);

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

// Nest would take a bare schema for a pipe (it has `transform`), and the key `schema` for its own option.
const validBody = createParamDecorator(({ by }: { by: z.ZodType }, context: ExecutionContext) =>
  parse(by, requestOf(context).body),
);
const lateBody = createParamDecorator(({ by }: { by: z.ZodType }, context: ExecutionContext) => {
  const { body } = requestOf(context);
  return () => parse(by, body);
});
const validQuery = createParamDecorator(({ by }: { by: z.ZodType }, context: ExecutionContext) =>
  parse(by, requestOf(context).query),
);

/** The body, checked against a schema. @throws AppError 400. */
export const ValidBody = (schema: z.ZodType) => validBody({ by: schema });

/**
 * The body as a function that checks it when called: for calls that must find out first whether the
 * record exists and is the caller's own, because access is decided before content.
 */
export const LateBody = (schema: z.ZodType) => lateBody({ by: schema });

/** The query, checked against a schema. @throws AppError 400. */
export const ValidQuery = (schema: z.ZodType) => validQuery({ by: schema });

/** The path's `id`, or another parameter, as an object id. @throws AppError 404 for what cannot be one. */
export const IdParam = createParamDecorator((name: string | undefined, context: ExecutionContext) => {
  const value = (requestOf(context).params as Record<string, string>)[name ?? 'id'];
  if (!value || !/^[0-9a-f]{24}$/i.test(value)) throw notFound();
  return value.toLowerCase();
});

/** Who makes the request. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).actor,
);

/** The client's network address, as the gateway tells it. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const request = requestOf(context);
  const told = request.headers['x-client-address'];
  return typeof told === 'string' && told ? told : request.ip;
});
