import type { HeldResult } from '@concord/contracts';
import { Paper, Stack, Typography } from '@concord/ui';
import { CheckIcon } from '@concord/ui/basics';
import type { ReactNode } from 'react';
import { heldText } from '../shared/held-text';
import { Notice } from '../shared/notice';

interface ReceivedCardProps {
  readonly examName: string;
  readonly held: HeldResult;
  readonly email: string;
  /** Answers arrived after the end. */
  readonly late: boolean;
  readonly children: ReactNode;
}

/** Shown instead of a result that the institute holds. */
export function ReceivedCard({ examName, held, email, late, children }: ReceivedCardProps) {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, md: 5 } }}>
      <Stack spacing={2} role="status">
        <Typography
          variant="overline"
          component="p"
          color="primary"
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <CheckIcon fontSize="small" aria-hidden="true" />
          Submitted
        </Typography>
        <Typography variant="h2" component="h1">
          Your answers were received
        </Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{examName}</Typography>
        <Typography>{heldText(held)}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          Your result will be sent by e-mail to <strong>{email}</strong>. To see it here, sign in again with
          your e-mail and serial number.
        </Typography>
        {late ? (
          <Notice tone="info">
            Some answers arrived after the exam ended. They are kept for the institute to review.
          </Notice>
        ) : null}
      </Stack>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        useFlexGap
        sx={{ mt: 4, flexWrap: { sm: 'wrap' }, displayPrint: 'none' }}
      >
        {children}
      </Stack>
    </Paper>
  );
}
