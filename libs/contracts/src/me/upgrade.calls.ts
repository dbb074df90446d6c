import { defineCalls } from '../core/call';
import { myUpgradeRoutes } from './upgrade.routes';
import { myUpgrade, myUpgradeApplication, myUpgradeApplyBody } from './upgrade.schemas';

export const myUpgradeCalls = defineCalls(myUpgradeRoutes, {
  myUpgrade: { summary: 'The next grade of the signed-in member, and what it takes', answer: myUpgrade },
  myUpgradeApply: {
    summary: 'Apply for the next grade with documents',
    body: myUpgradeApplyBody,
    headers: { 'Idempotency-Key': 'A repeated request with the same key answers with the same application' },
    answer: myUpgradeApplication,
    refusals: [409, 413],
  },
});
