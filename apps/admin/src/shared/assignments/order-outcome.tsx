import type { SkippedStudent } from '@concord/contracts';
import { Box, Stack, TextLink, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { counted } from '../format';
import { skippedReason } from './skipped';

/** Maximum names listed. */
const NAMED_MAX = 200;

interface OrderOutcomeProps {
  /** Summary of the effect: `58 students got the exam`. */
  readonly done: string;
  readonly skipped: readonly SkippedStudent[];
}

/** Outcome of a bulk request for students, with names and reasons of skipped ones. */
export function OrderOutcome({ done, skipped }: OrderOutcomeProps) {
  const more = skipped.length - NAMED_MAX;
  return (
    <Stack spacing={2}>
      <Alert severity="success">{done}</Alert>
      {skipped.length > 0 ? (
        <Typography sx={{ fontWeight: 600 }}>{counted(skipped.length, 'student')} left out</Typography>
      ) : null}
      <Box
        component="ul"
        sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li': { py: { xs: 1.25, sm: 0 } } }}
        hidden={skipped.length === 0}
      >
        {skipped.slice(0, NAMED_MAX).map((one) => (
          <li key={one.student}>
            {one.code === 'NOT_FOUND' ? (
              one.student
            ) : (
              <TextLink to={`/admin/students/${one.student}`}>{one.name ?? one.student}</TextLink>
            )}{' '}
            {skippedReason(one)}
          </li>
        ))}
      </Box>
      {more > 0 ? <Typography>And {counted(more, 'more student')}.</Typography> : null}
    </Stack>
  );
}
