import type { Compose } from './compose.ts';

/** The stores and their ports. */
const PORTS: Readonly<Record<string, number>> = { mongo: 27017, redis: 6379, minio: 9000 };

/**
 * Differences between the networks of a compose file and the connections of the code: two services that need each other
 * and share none, and a store that a service reaches without need.
 */
export function networkProblems({ services }: Compose, made: readonly string[]): string[] {
  const networksOf = (name: string) => services[name]?.networks ?? ['default'];
  const meet = (one: string, other: string) =>
    networksOf(one).some((each) => networksOf(other).includes(each));
  const apart = made.flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(/ -> |:/);
    return meet(from, to) ? [] : [`docker-compose.yml: ${arrow} is needed, but they share no network`];
  });
  const stores = Object.entries(PORTS);
  const imagesOfStores = stores.map(([store]) => services[store]?.image);
  const near = stores.flatMap(([store, port]) =>
    Object.entries(services)
      .filter(([name, { image }]) => !imagesOfStores.includes(image) && meet(name, store))
      .filter(([name]) => !made.includes(`${name} -> ${store}:${port}`))
      .map(([name]) => `docker-compose.yml: ${name} reaches ${store}, but does not need it`),
  );
  return [...apart, ...near];
}
