import { UPGRADE_MONTHS, type UpgradeCondition, type UpgradeFacts } from '@concord/contracts';

/** Conditions that documents cannot show. Experience is what they are for. */
const BARS: readonly UpgradeCondition[] = ['months', 'standing', 'cpd'];

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Reason for which a member cannot apply for the next grade today; undefined if nothing stands in the way. */
export function applicationBar({ missing, months, cpd }: UpgradeFacts): string | undefined {
  const [first] = missing.filter((condition) => BARS.includes(condition));
  if (first === 'months')
    return `You need ${counted(UPGRADE_MONTHS - months, 'more month')} in good standing before you can apply`;
  if (first === 'standing') return 'You need to be in good standing to apply. Pay what is due first';
  if (first === 'cpd' && cpd)
    return `You need ${cpd.needed} CPD points for ${cpd.year} to apply, and have ${cpd.points}`;
  return undefined;
}
