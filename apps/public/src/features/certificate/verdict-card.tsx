import { certificatePath, type ShownVerdict, type VerdictState } from '@concord/institute';
import { Box, Button, Paper, Typography } from '@concord/ui';
import type { Ref } from 'react';
import { CredentialButton } from './credential-button';
import { NEEDS_SCRIPT } from './needs-script';
import { VerdictFacts } from './verdict-facts';
import { VerdictMark } from './verdict-mark';
import { VerdictText } from './verdict-text';

interface VerdictCardProps {
  readonly verdict: ShownVerdict;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onRetry: () => void;
}

const VARIANTS: Readonly<
  Record<VerdictState, { title: string; color: 'success' | 'error' | 'warning'; hasCertificate?: true }>
> = {
  valid: { title: 'This certificate is genuine', color: 'success', hasCertificate: true },
  revoked: { title: 'This certificate was revoked', color: 'error', hasCertificate: true },
  replaced: { title: 'This certificate was replaced', color: 'warning', hasCertificate: true },
  holds: { title: 'This document is genuine and holds today', color: 'success', hasCertificate: true },
  ended: { title: 'This document no longer holds', color: 'warning', hasCertificate: true },
  unknown: { title: 'No certificate has this number', color: 'warning' },
  throttled: { title: 'Please wait before the next check', color: 'warning' },
  unavailable: { title: 'We could not check this number', color: 'warning' },
};

/** Printable verdict on a number. Complete without scripts. */
export function VerdictCard({ verdict, heading, onRetry }: VerdictCardProps) {
  const { state, number } = verdict;
  const { title, color, hasCertificate } = VARIANTS[state];
  const isFailure = state === 'throttled' || state === 'unavailable';
  return (
    <Paper
      variant="outlined"
      sx={{
        alignSelf: 'start',
        p: { xs: 2, md: 3 },
        borderColor: `${color}.main`,
        borderWidth: 2,
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <VerdictMark state={state} color={`${color}.main`} />
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ fontSize: '1.5rem' }}>
          {title}
        </Typography>
      </Box>
      <VerdictText verdict={verdict} />
      {hasCertificate ? <VerdictFacts verdict={verdict} /> : null}
      {isFailure ? (
        // Without scripts the link reloads the page.
        <Button
          variant="contained"
          component="a"
          href={certificatePath(number)}
          sx={{ mt: 2 }}
          onClick={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          Try again
        </Button>
      ) : null}
      {hasCertificate ? (
        <Button variant="outlined" sx={{ mt: 3, ...NEEDS_SCRIPT }} onClick={() => window.print()}>
          Print this result
        </Button>
      ) : null}
      {state === 'valid' ? <CredentialButton number={number} /> : null}
    </Paper>
  );
}
