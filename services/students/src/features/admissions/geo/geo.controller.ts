import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, notFound } from '@concord/nest-platform';
import { COUNTRIES, STATES } from '../../../store/countries/countries';
import { CachedList } from './cached-list';

const countries = new CachedList(COUNTRIES);
const states = new Map([...STATES].map(([iso2, list]) => [iso2, new CachedList(list)]));

@Controller()
export class GeoController {
  @Handles(calls.countries)
  countries({ reply, headers }: HandlerInput<typeof calls.countries>) {
    return countries.send(reply, headers['if-none-match']);
  }

  @Handles(calls.states)
  states({ params, reply, headers }: HandlerInput<typeof calls.states>) {
    const list = states.get(params.iso2.toUpperCase());
    if (!list) throw notFound('This country');
    return list.send(reply, headers['if-none-match']);
  }
}
