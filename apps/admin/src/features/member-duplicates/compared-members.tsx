import type { MemberRow } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { formatCalendarDate, orDash } from '../../shared/format';
import { BalanceText } from '../../shared/members/balance-text';
import { StandingChip } from '../../shared/members/standing-chip';

const LINES: readonly (readonly [label: string, value: (member: MemberRow) => ReactNode])[] = [
  ['Number', ({ number }) => number],
  ['Name', ({ name }) => name],
  ['Grade', ({ grade }) => grade],
  ['Standing', ({ standing }) => <StandingChip standing={standing} />],
  ['Inducted', ({ inductedOn }) => formatCalendarDate(inductedOn)],
  ['E-mail', ({ email }) => orDash(email)],
  ['Phone', ({ phoneNumber }) => orDash(phoneNumber)],
  ['State', ({ state }) => orDash(state)],
  [
    'Owes',
    ({ balance }) => (
      <Box component="span" sx={{ '& > *': { whiteSpace: 'normal' } }}>
        <BalanceText balance={balance} />
      </Box>
    ),
  ],
];

/** Two members side by side. */
export function ComparedMembers({ keep, drop }: { readonly keep: MemberRow; readonly drop: MemberRow }) {
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <Box component="th" sx={{ width: { xs: 76, sm: 110 } }} />
          <Typography component="th" align="left" sx={{ fontWeight: 650 }}>
            Stays
          </Typography>
          <Typography component="th" align="left" sx={{ fontWeight: 650 }}>
            Is merged
          </Typography>
        </tr>
      </thead>
      <tbody>
        {LINES.map(([label, value]) => (
          <tr key={label}>
            <Typography component="th" align="left" variant="body2" color="textSecondary" sx={{ py: 0.75 }}>
              {label}
            </Typography>
            {[keep, drop].map((member) => (
              <Box
                component="td"
                key={member._id}
                sx={{ py: 0.75, pr: 1, fontSize: { xs: 14, sm: 16 }, overflowWrap: 'anywhere' }}
              >
                {value(member)}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
