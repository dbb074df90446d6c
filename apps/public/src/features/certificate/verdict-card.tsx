import { type CertificateVerdict } from '@concord/contracts';
import { dateWords, INSTITUTE } from '@concord/institute';
import { Box, Button, Paper, TextLink, Typography } from '@concord/ui';
import type { Ref } from 'react';
import { truncateNumber } from './certificate-number';
import { CredentialButton } from './credential-button';
import { VerdictMark, type VerdictStatus } from './verdict-mark';

interface VerdictCardProps {
  readonly status: VerdictStatus;
  readonly number: string;
  /** Absent for an unknown number. */
  readonly certificate: CertificateVerdict | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
}

const VARIANTS = {
  valid: { title: 'This certificate is genuine', color: 'success' },
  revoked: { title: 'This certificate was revoked', color: 'error' },
  unknown: { title: 'This number is not known', color: 'warning' },
} as const;

function Details({
  number,
  certificate,
}: {
  readonly number: string;
  readonly certificate: CertificateVerdict;
}) {
  const facts = [
    ['Name', certificate.studentName],
    ['Course', certificate.courseTitle],
    ['Date', dateWords(certificate.dateGenerated)],
    ['Certificate number', number],
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
            sx={{ m: 0, mb: { xs: 1, sm: 0 }, fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The verdict on a number, as a card that can be printed. */
export function VerdictCard({ status, number, certificate, heading }: VerdictCardProps) {
  const { title, color } = VARIANTS[status];
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderColor: `${color}.main`, borderWidth: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <VerdictMark status={status} color={`${color}.main`} />
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ fontSize: '1.5rem' }}>
          {title}
        </Typography>
      </Box>
      {status === 'revoked' ? (
        <Typography sx={{ mt: 2 }}>
          The institute issued it and has withdrawn it. It is no longer valid. For the reason, ask the
          institute.
        </Typography>
      ) : null}
      {certificate && status !== 'unknown' ? <Details number={number} certificate={certificate} /> : null}
      {status === 'unknown' ? (
        <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {INSTITUTE.name} has issued no certificate with the number {truncateNumber(number)}. Compare it with
          the certificate, letter by letter; if it is the same,{' '}
          <TextLink to="/contact" underline="always">
            tell the institute
          </TextLink>
          .
        </Typography>
      ) : (
        <Button variant="outlined" sx={{ mt: 2, displayPrint: 'none' }} onClick={() => window.print()}>
          Print this answer
        </Button>
      )}
      {status === 'valid' ? <CredentialButton number={number} /> : null}
    </Paper>
  );
}
