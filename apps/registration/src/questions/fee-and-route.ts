import { APPLICATION_FEES, MEMBERSHIP_ROUTES } from '@concord/contracts';

type Route = (typeof MEMBERSHIP_ROUTES)[number];

/** Prefix of a route's fees. */
const FEES: Readonly<Partial<Record<Route, string>>> = {
  'Direct Membership Admission': 'Direct Membership',
  'Executive Professional PGD course': 'Professional PGD course',
  'Academic Programs': 'Academic Programs',
  'NYSC Scheme': 'NYSC Scheme',
};

const routeOf = (fee: string) => MEMBERSHIP_ROUTES.find((route) => fee.startsWith(FEES[route] ?? '\0'));

/** A route and a fee that belong to different routes. */
export interface Contradiction {
  readonly routeOfFee: Route;
  readonly feesOfRoute: readonly string[];
}

/** Contradiction between route and fee; undefined if they match, or if one is missing or Nil. */
export function contradictionOf(route: string, fee: string): Contradiction | undefined {
  const own = MEMBERSHIP_ROUTES.find((known) => known === route);
  const beginning = own && FEES[own];
  const routeOfFee = routeOf(fee);
  if (!beginning || !routeOfFee || routeOfFee === own) return undefined;
  return { routeOfFee, feesOfRoute: APPLICATION_FEES.filter((one) => one.startsWith(beginning)) };
}
