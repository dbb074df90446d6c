import type { ForbiddenAct, ForbiddenActs, MemberAct, RestrictedState, Standing } from '@concord/contracts';

/** All that decides which acts are forbidden on a day. */
export interface RightsFacts {
  readonly standing: Standing;
  /** Sum of open charges past their due day, in kobo. */
  readonly arrears: number;
}

/** Standings in which a member may be in the public directory, unless the settings forbid it. */
const LISTED: readonly Standing[] = ['current', 'grace', 'lapsed'];

/** Acts that the settings forbid on a day, each with the first state that forbids it. */
export function forbiddenActs({ standing, arrears }: RightsFacts, forbids: ForbiddenActs): ForbiddenAct[] {
  const states: RestrictedState[] = [];
  if (standing === 'grace' || standing === 'lapsed') states.push(standing);
  if (arrears > 0) states.push('arrears');
  const found = new Map<MemberAct, RestrictedState>();
  for (const state of states) for (const act of forbids[state]) if (!found.has(act)) found.set(act, state);
  return [...found].map(([act, state]) => ({ act, state }));
}

/** True if the public directory may show a member. */
export const isListed = (standing: Standing, forbidden: readonly ForbiddenAct[]): boolean =>
  LISTED.includes(standing) && !forbidden.some(({ act }) => act === 'listing');

/** Acts that some state forbids. */
export const limitedActs = ({ grace, lapsed, arrears }: ForbiddenActs): MemberAct[] => [
  ...new Set([...grace, ...lapsed, ...arrears]),
];
