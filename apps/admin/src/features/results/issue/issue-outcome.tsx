import { type CertificatesIssued, ISSUE_NAMED, type SkippedResult } from '@concord/contracts';
import { Box, Stack, TextLink, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { counted } from '../../../shared/format';
import { skippedReason } from './skipped-words';

/** Name of the student, as a link to the result. */
function Skipped({ result, name, code }: SkippedResult) {
  return code === 'NOT_FOUND' ? (
    result
  ) : (
    <TextLink to={`/admin/student-result/${result}`}>{name ?? result}</TextLink>
  );
}

interface IssueOutcomeProps {
  readonly outcome: CertificatesIssued;
  /** Exam of the request. */
  readonly exam: string;
  /** Closes the dialog, because the link may lead to the page behind it. */
  readonly onClose: () => void;
}

/** Outcome of a bulk issue, with names and reasons of skipped students. */
export function IssueOutcome({ outcome, exam, onClose }: IssueOutcomeProps) {
  const { issued, left, skipped } = outcome;
  const count = left.reduce((sum, one) => sum + one.count, 0);
  return (
    <Stack spacing={2}>
      <Alert severity={issued > 0 ? 'success' : 'info'}>{counted(issued, 'certificate')} issued</Alert>
      {count > 0 ? (
        <Typography sx={{ fontWeight: 600 }}>{counted(count, 'result')} left out</Typography>
      ) : null}
      <Box
        component="ul"
        sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li': { py: { xs: 1.25, sm: 0 } } }}
        hidden={skipped.length === 0}
      >
        {skipped.map((one) => (
          <li key={one.result}>
            <Skipped {...one} /> {skippedReason(one.code)}
          </li>
        ))}
      </Box>
      {count > skipped.length && skipped.length >= ISSUE_NAMED ? (
        <Typography>And {counted(count - skipped.length, 'more result')}.</Typography>
      ) : null}
      <TextLink
        to={`/admin/student-certificates?exam=${exam}`}
        onClick={onClose}
        sx={{ display: 'inline-flex', minHeight: 44, alignItems: 'center' }}
      >
        See the certificates of this exam
      </TextLink>
    </Stack>
  );
}
