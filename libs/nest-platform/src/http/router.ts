import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { BODY_LIMITS, type Call } from '@concord/contracts';
import { auditActorOf } from '../audit/audit-event';
import type { Actor } from '../auth/actor';
import { AuditTrail } from '../audit/audit-trail';
import { FairLimiter } from '../limits/fair-limiter';
import { callOf, RequestInput } from './handles.decorator';

type Handler = (...args: unknown[]) => unknown;

function methodsOf(controller: object): string[] {
  const prototype = Object.getPrototypeOf(controller) as object;
  return Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
}

/**
 * Limits for list reads by staff, which may search a whole collection: one at a time per account,
 * so that searches do not take the store from candidates and applicants.
 */
const LISTS = { capacity: 2, capacityByKey: 1, maxQueued: 200, maxQueuedByKey: 20, maxWaitMs: 10_000 };

/** Runs the handler, queued if it reads a list for staff. */
function handleInTurn(lists: FairLimiter, input: RequestInput, handle: Handler): unknown {
  const { actor, call } = input;
  if (!call.list || actor.kind !== 'staff') return handle(input);
  return lists.run(actor.id, async () => handle(input));
}

/** True if the body requests a dry run and its route supports that. */
const isDryRun = ({ call, request: { body } }: RequestInput): boolean =>
  call.dryRun === true &&
  body !== null &&
  typeof body === 'object' &&
  'dryRun' in body &&
  body.dryRun === true;

/** Actors whose changes are recorded; those of a candidate in an exam may not wait for a record. */
const isRecorded = ({ kind }: Actor): boolean => kind === 'staff' || kind === 'member';

/** Runs the handler. A change by staff or a member is recorded first. */
function handleOnRecord(audit: AuditTrail, call: Call, input: RequestInput, handle: Handler): unknown {
  const { actor, clientAddress, params, request } = input;
  if (!call.audit || !isRecorded(actor) || isDryRun(input)) return handle(input);
  const [entity = ''] = call.audit.split('.');
  const event = {
    action: call.audit,
    actor: auditActorOf(actor),
    address: clientAddress,
    target: { entity, id: params.id },
    requestId: request.id,
  };
  return audit.change(event, input.audit, () => handle(input));
}

interface RouteContext {
  fastify: FastifyInstance;
  audit: AuditTrail;
  lists: FairLimiter;
}

function addCall({ fastify, audit, lists }: RouteContext, call: Call, handle: Handler): void {
  fastify.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyLimit ?? BODY_LIMITS.default,
    config: { concord: { call } },
    handler: (request, reply) => {
      reply.statusCode = call.status;
      const input = new RequestInput(call, request, reply);
      return call.audit ? handleOnRecord(audit, call, input, handle) : handleInTurn(lists, input, handle);
    },
  });
}

function addRoutesOf(controller: object, context: RouteContext): void {
  for (const key of methodsOf(controller)) {
    const call = callOf(controller, key);
    if (!call) continue;
    addCall(context, call, (controller as Record<string, Handler>)[key]?.bind(controller) as Handler);
  }
}

/**
 * Registers the decorated methods of all controllers directly on Fastify. Nest creates and injects
 * the controllers; its own router, with guards, pipes and interceptors that no call here uses,
 * would double the cost of a request.
 */
export function registerRoutes(app: INestApplication, fastify: FastifyInstance): void {
  const audit = app.get(AuditTrail, { strict: false });
  const context = { fastify, audit, lists: new FairLimiter(LISTS) };
  for (const module of app.get(ModulesContainer).values()) {
    for (const { instance } of module.controllers.values()) addRoutesOf(instance as object, context);
  }
}
