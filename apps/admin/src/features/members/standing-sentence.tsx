import type { Member } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { Typography } from '@concord/ui';
import { standingLabel } from '../../shared/members/standing-chip';

/** `In good standing until 31 March 2027: the subscription of 2026 is paid.` */
export function StandingSentence({
  standing,
  until,
  because,
}: Pick<Member, 'standing' | 'until' | 'because'>) {
  return (
    <Typography>
      {standingLabel(standing)}
      {until ? ` until ${dateWords(until)}` : ''}: {because}.
    </Typography>
  );
}
