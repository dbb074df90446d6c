import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { CurrentReply, Handles, notFound, PathParam, ReadyJson } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';
import { COUNTRIES, STATES } from './countries';

/** The lists change only with a new version of the service. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

const countries = new ReadyJson(JSON.stringify(COUNTRIES));
const states = new Map([...STATES].map(([iso2, list]) => [iso2, new ReadyJson(JSON.stringify(list))]));

@Controller()
export class GeoController {
  @Handles(calls.countries)
  countries(@CurrentReply() reply: FastifyReply) {
    void reply.header('cache-control', CACHE);
    return countries;
  }

  @Handles(calls.states)
  states(@PathParam('iso2') iso2: string, @CurrentReply() reply: FastifyReply) {
    const list = states.get(iso2.toUpperCase());
    if (!list) throw notFound('This country');
    void reply.header('cache-control', CACHE);
    return list;
  }
}
