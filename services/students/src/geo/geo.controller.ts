import { Controller, Header, Param, Res } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { Handles, notFound, ReadyJson } from '@concord/nest-platform';
import { COUNTRIES, STATES } from './countries';

/** The lists change only with a new version of the service. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

const countries = new ReadyJson(JSON.stringify(COUNTRIES));
const states = new Map([...STATES].map(([iso2, list]) => [iso2, new ReadyJson(JSON.stringify(list))]));

@Controller()
export class GeoController {
  @Handles(calls.countries)
  @Header('cache-control', CACHE)
  countries() {
    return countries;
  }

  @Handles(calls.states)
  states(
    @Param('iso2') iso2: string,
    @Res({ passthrough: true }) reply: { header(name: string, value: string): unknown },
  ) {
    const list = states.get(iso2.toUpperCase());
    if (!list) throw notFound('This country');
    void reply.header('cache-control', CACHE);
    return list;
  }
}
