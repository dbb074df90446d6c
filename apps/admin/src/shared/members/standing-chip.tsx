import type { Standing } from '@concord/contracts';
import { Chip } from '@concord/ui/display';

interface StandingStyle {
  readonly label: string;
  readonly color: 'default' | 'info' | 'success' | 'warning' | 'error';
}

const STYLES: Record<Standing, StandingStyle> = {
  pending: { label: 'Pending', color: 'info' },
  current: { label: 'In good standing', color: 'success' },
  grace: { label: 'In grace', color: 'warning' },
  lapsed: { label: 'Lapsed', color: 'error' },
  suspended: { label: 'Suspended', color: 'error' },
  resigned: { label: 'Resigned', color: 'default' },
  deceased: { label: 'Died', color: 'default' },
  'struck-off': { label: 'Struck off', color: 'default' },
};

/** Word for a standing, as lists, filters and pages show it. */
export const standingLabel = (standing: Standing): string => STYLES[standing].label;

export function StandingChip({ standing }: { readonly standing: Standing }) {
  const { label, color } = STYLES[standing];
  return (
    <Chip size="small" variant={standing === 'current' ? 'filled' : 'outlined'} color={color} label={label} />
  );
}
