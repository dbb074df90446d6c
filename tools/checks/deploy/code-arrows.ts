import type { ProgramVariables } from '../variables.ts';
import { nameOf, programOf, type Deployed } from './deployment.ts';
import type { Image } from './dockerfile.ts';
import { calledServices } from './internal-calls.ts';

const SERVICES = ['students', 'exams', 'media', 'members'];
/** Port of every process in its image. */
export const HTTP = 8080;

/** Names of the stores, beside the product or outside. */
export interface Places {
  mongo: string[];
  redis: string[];
  objects: string[];
  mail: string[];
  /** Provider of card payments. */
  cards: string[];
  /** Provider of SMS. */
  sms: string[];
}

type Programs = Readonly<Record<string, ProgramVariables>>;

/** Stores that a program connects to, by the variables that it reads. */
function storeArrows(name: string, { required }: ProgramVariables, places: Places): string[] {
  return [
    ...(required.includes('MONGODB_URI') ? places.mongo : []),
    ...(required.includes('REDIS_URL') ? places.redis : []),
    ...(required.includes('S3_ENDPOINT') ? places.objects : []),
  ].map((place) => `${name} -> ${place}`);
}

/**
 * HTTP targets of a program by its internal calls; of the gateway and the seed by their required addresses.
 */
function peersOf(root: string, name: string, program: string, known: ProgramVariables): string[] {
  const service = name.replace(/-(worker|prepare)$/, '');
  if (program === 'prepare') return [];
  if (SERVICES.includes(service)) return calledServices(root, { service, program });
  const addressed = SERVICES.filter((each) => known.required.includes(`${each.toUpperCase()}_URL`));
  return known.required.includes('CONCORD_URL') ? ['gateway', ...addressed] : addressed;
}

/** The connections that the product's containers make, by the code: `exams -> students:8080`. */
export function codeArrows(
  root: string,
  containers: readonly Deployed[],
  images: ReadonlyMap<string, Image>,
  programs: Programs,
  places: Places,
): string[] {
  const arrows = containers.flatMap(({ name, image, command }) => {
    const found = programOf(command.length > 0 ? command : (images.get(image)?.command ?? []));
    const known = found && programs[nameOf(found)];
    if (!found || !known) return [];
    const peers = peersOf(root, nameOf(found), found.program, known).map(
      (peer) => `${name} -> ${peer}:${HTTP}`,
    );
    const isMailer = found.program === 'worker' && known.optional.includes('SMTP_URL');
    const outside = [
      ...(isMailer ? places.mail : []),
      ...(known.optional.includes('PAYSTACK_SECRET_KEY') ? places.cards : []),
      ...(known.optional.includes('SMS_KEY') ? places.sms : []),
    ].map((place) => `${name} -> ${place}`);
    return [...peers, ...storeArrows(name, known, places), ...outside];
  });
  return [...new Set(arrows)].sort();
}

/** Differences between the connections that are allowed and those that the code makes. */
export function arrowProblems(place: string, allowed: readonly string[], made: readonly string[]): string[] {
  return [
    ...made
      .filter((arrow) => !allowed.includes(arrow))
      .map((arrow) => `${place}: ${arrow} is needed, but not allowed`),
    ...allowed
      .filter((arrow) => !made.includes(arrow))
      .map((arrow) => `${place}: ${arrow} is allowed, but nothing makes it`),
  ];
}
