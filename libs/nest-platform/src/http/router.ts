import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { BODY_LIMITS, type Call } from '@concord/contracts';
import { callOf, RequestInput } from './handles.decorator';

type Handler = (...args: unknown[]) => unknown;

function methodsOf(controller: object): string[] {
  const prototype = Object.getPrototypeOf(controller) as object;
  return Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
}

function addCall(fastify: FastifyInstance, call: Call, handle: Handler): void {
  fastify.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyLimit ?? BODY_LIMITS.default,
    config: { concord: { call } },
    handler: (request, reply) => {
      reply.statusCode = call.status;
      return handle(new RequestInput(call, request, reply));
    },
  });
}

function addRoutesOf(controller: object, fastify: FastifyInstance): void {
  for (const key of methodsOf(controller)) {
    const call = callOf(controller, key);
    if (call)
      addCall(fastify, call, (controller as Record<string, Handler>)[key]?.bind(controller) as Handler);
  }
}

/**
 * Registers the decorated methods of all controllers straight on Fastify. Nest makes and injects the controllers;
 * its own router, with guards, pipes and interceptors that no call here uses, would double the cost of a request.
 */
export function registerRoutes(app: INestApplication, fastify: FastifyInstance): void {
  for (const module of app.get(ModulesContainer).values()) {
    for (const { instance } of module.controllers.values()) addRoutesOf(instance as object, fastify);
  }
}
