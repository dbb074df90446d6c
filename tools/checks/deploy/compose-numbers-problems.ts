import { COMPOSE_NUMBERS, NUMBER_OF } from '../../config/compose-numbers.ts';
import type { Compose } from './compose.ts';

/** Services of a compose file whose number differs from the tools' number. */
export const numberProblems = ({ services }: Compose): string[] =>
  Object.entries(NUMBER_OF).flatMap(([name, variable]) => {
    const said = `\${${variable}:-${COMPOSE_NUMBERS[name]}}`;
    const found = services[name]?.deploy?.replicas;
    return found === said
      ? []
      : [`docker-compose.yml: ${name} has ${found} replicas, but the tools say ${said}`];
  });
