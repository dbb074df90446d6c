import { z } from 'zod';
import { defineCalls } from '../core/call';
import { upgradeRoutes } from './upgrades.routes';
import {
  upgrade,
  upgradeCandidate,
  upgradeCandidateQuery,
  upgradeCreateBody,
  upgradeDecideBody,
  upgradeListQuery,
} from './upgrades.schemas';

export const upgradeCalls = defineCalls(upgradeRoutes, {
  upgradeCandidates: {
    summary: 'Members who have been five years in a grade, with what they lack for the next one',
    query: upgradeCandidateQuery,
    answer: z.array(upgradeCandidate),
  },
  upgradeCreate: {
    summary: 'Propose the next grade for a member',
    body: upgradeCreateBody,
    answer: upgrade,
    refusals: [404, 409],
  },
  upgradeList: {
    summary: 'Proposals and applications for an upgrade, latest first',
    query: upgradeListQuery,
    answer: z.array(upgrade),
  },
  upgradeDecide: {
    summary: 'Grant or refuse an upgrade; a granted one gives the grade and charges its fees',
    body: upgradeDecideBody,
    answer: upgrade,
    refusals: [404, 409],
  },
});
