import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { CurrentReply, HandlesArguments, notFound, PathParam, RequestHeader } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';
import { CachedList } from './cached-list';
import { COUNTRIES, STATES } from './countries';

const countries = new CachedList(COUNTRIES);
const states = new Map([...STATES].map(([iso2, list]) => [iso2, new CachedList(list)]));

@Controller()
export class GeoController {
  @HandlesArguments(calls.countries)
  countries(@CurrentReply() reply: FastifyReply, @RequestHeader('if-none-match') known: string | undefined) {
    return countries.send(reply, known);
  }

  @HandlesArguments(calls.states)
  states(
    @PathParam('iso2') iso2: string,
    @CurrentReply() reply: FastifyReply,
    @RequestHeader('if-none-match') known: string | undefined,
  ) {
    const list = states.get(iso2.toUpperCase());
    if (!list) throw notFound('This country');
    return list.send(reply, known);
  }
}
