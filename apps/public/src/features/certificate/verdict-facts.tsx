import { certificatePath, INSTITUTE, type ShownVerdict } from '@concord/institute';
import { Box, TARGET_PX, TextLink, Typography } from '@concord/ui';
import type { ReactNode } from 'react';

const linkTo = (number: string) => (
  <TextLink
    to={certificatePath(number)}
    underline="always"
    // Touch target height without changing the line height.
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: TARGET_PX, my: '-10px' }}
  >
    {number}
  </TextLink>
);

/** Name, course, dates and issuer, and the history of the certificate. */
export function VerdictFacts({ verdict }: { readonly verdict: ShownVerdict }) {
  const { number, studentName, courseTitle, date, reason, replacedBy, replaces, checkedAt } = verdict;
  const facts: [string, ReactNode][] = [
    ...(verdict.paper ? [['Document', verdict.paper] satisfies [string, ReactNode]] : []),
    ['Name', studentName],
    ...(courseTitle ? [['Course', courseTitle] satisfies [string, ReactNode]] : []),
    ...(verdict.grade ? [['Grade', verdict.grade] satisfies [string, ReactNode]] : []),
    ...(verdict.standing ? [['On that day', verdict.standing] satisfies [string, ReactNode]] : []),
    ['Date', date],
    ['Issued by', INSTITUTE.name],
    [verdict.paper ? 'Number' : 'Certificate number', number],
    ...(verdict.today ? [['Today', verdict.today] satisfies [string, ReactNode]] : []),
    ...(verdict.revokedOn ? [['Revoked', verdict.revokedOn] satisfies [string, ReactNode]] : []),
    ...(reason ? [['Reason', reason] satisfies [string, ReactNode]] : []),
    ...(verdict.replacedOn ? [['Replaced', verdict.replacedOn] satisfies [string, ReactNode]] : []),
    ...(replacedBy ? [['Replaced by', linkTo(replacedBy)] satisfies [string, ReactNode]] : []),
    ...(replaces ? [['Replaces', linkTo(replaces)] satisfies [string, ReactNode]] : []),
    ['Checked', checkedAt],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'auto 1fr' },
        columnGap: 3,
        rowGap: { sm: 1 },
        m: 0,
        mt: 2,
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            dir="auto"
            sx={{ m: 0, mb: { xs: 1, sm: 0 }, fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
