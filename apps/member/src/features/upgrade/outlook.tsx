import type { MyUpgrade } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { asCalendarDay, counted } from '../../shared/format';
import { Meter } from '../../shared/meter';
import { asNaira } from '../../shared/naira';
import { Panel } from '../../shared/panel';
import { FEE_WORDS, missingSentences } from './upgrade-words';

interface OutlookProps {
  readonly upgrade: MyUpgrade;
  readonly next: NonNullable<MyUpgrade['next']>;
}

/** The months in good standing as a bar, and what is missing in words. */
function Progress({ upgrade: { grade, since, overdue }, next }: OutlookProps) {
  const { to, months, monthsNeeded } = next;
  const reached = Math.min(months, monthsNeeded);
  const text = `${reached} of ${counted(monthsNeeded, 'month')} in good standing`;
  const missing = missingSentences(next, overdue);
  return (
    <Panel title={`Your way to ${to}`}>
      <Stack spacing={1.5}>
        <Typography>
          You have been {grade} since {asCalendarDay(since)}. Months count while your subscription is paid.
        </Typography>
        <Meter label="Months in good standing" value={months} max={monthsNeeded} text={text} />
        <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
        {missing.length === 0 ? (
          <Typography>Nothing is missing. You can apply.</Typography>
        ) : (
          <Box component="ul" aria-label="What is missing" sx={{ m: 0, pl: 2.5 }}>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        )}
      </Stack>
    </Panel>
  );
}

const FEE_LIST = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  rowGap: 0.75,
  '& dd': { m: 0, textAlign: 'right' },
} as const;

function Fees({ next: { to, fees } }: Pick<OutlookProps, 'next'>) {
  const total = fees.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Panel title={`Fees for ${to}`}>
      <Typography sx={{ mb: 1.5 }}>
        You pay nothing when you apply. These fees are charged when your upgrade is granted.
      </Typography>
      <Box component="dl" sx={FEE_LIST}>
        {fees.map(({ kind, amount }) => (
          <Box key={kind} sx={{ display: 'contents' }}>
            <dt>{FEE_WORDS[kind]}</dt>
            <dd>{asNaira(amount)}</dd>
          </Box>
        ))}
        <Box sx={{ display: 'contents', fontWeight: 650 }}>
          <dt>Total</dt>
          <dd>{asNaira(total)}</dd>
        </Box>
      </Box>
    </Panel>
  );
}

/** The next grade: the way to it and its fees. */
export const Outlook = ({ upgrade, next }: OutlookProps) => (
  <>
    <Progress upgrade={upgrade} next={next} />
    {next.fees.length > 0 ? <Fees next={next} /> : null}
  </>
);
