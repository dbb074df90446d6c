import { useAppDispatch } from '@concord/api-client';
import { Navigate, useLocation } from '@concord/mfe';
import { LinkButton, Page, Paper, Stack, Typography } from '@concord/ui';
import { CheckIcon } from '@concord/ui/basics';
import { useEffect, useEffectEvent } from 'react';
import { practiceSaveTimes } from '../attempt/practice-requests';
import { examDevice } from '../device/exam-device';
import type { PracticeEnd } from '../device/records';
import { useCandidate } from '../session/candidate-context';
import { asScore } from '../shared/format';
import { Notice } from '../shared/notice';
import { type Check, practiceChecks } from './practice-checks';
import { examCleared } from '../screen/exam.slice';

function CheckLine({ name, text, isGood }: Check) {
  if (!isGood)
    return (
      <li>
        <Notice tone="warning">
          <strong>{name}:</strong> {text}
        </Notice>
      </li>
    );
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <CheckIcon aria-hidden="true" sx={{ color: 'success.main', mt: '1px' }} />
      <Typography>
        <strong>{name}:</strong> {text}
      </Typography>
    </Stack>
  );
}

/** Findings of a practice exam; the server stores none of them. */
export default function PracticeResultPage() {
  const end = useLocation().state as PracticeEnd | null;
  const { showAttempt } = useCandidate();
  const dispatch = useAppDispatch();
  const forget = useEffectEvent(() => {
    dispatch(examCleared());
    return showAttempt(null);
  });
  useEffect(() => void forget(), []);

  if (!end?.practice) return <Navigate to="/select-exam" replace />;
  const checks = practiceChecks({
    isDurable: examDevice.isDurable(),
    // Private windows of Firefox and pages without HTTPS have no service worker.
    reloadsOffline: 'serviceWorker' in navigator,
    saveTimes: practiceSaveTimes(),
    clockLead: end.clockLead,
  });
  const isReady = checks.every(({ isGood }) => isGood);
  return (
    <Page title="Practice result" maxWidth="md">
      <Paper variant="outlined" sx={{ p: { xs: 3, md: 5 } }}>
        <Typography variant="overline" component="p" color="primary">
          Practice exam
        </Typography>
        <Typography variant="h2" component="h1">
          {isReady ? 'This device is ready' : 'Almost ready'}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          You answered {asScore(end.total_correct, end.total_questions)} questions correctly. This does not
          count, and the institute does not see it.
        </Typography>
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, my: 4 }}>
          {checks.map((check) => (
            <CheckLine key={check.name} {...check} />
          ))}
        </Stack>
        <LinkButton to="/select-exam" variant="contained" size="large">
          Back to my exams
        </LinkButton>
      </Paper>
    </Page>
  );
}
