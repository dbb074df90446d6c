import { Button, LinkButton, Page, PageHeader, Paper, Stack, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { useSendUnsentAnswers } from '../selection/use-send-unsent-answers';
import { useStartExam } from '../selection/use-start-exam';
import { PRACTICE_PATH } from '../session/after-sign-in';
import { Notice } from '../shared/notice';

const FINDINGS = [
  ['Storage', 'whether this device keeps your answers when the connection is lost'],
  ['Reload', 'whether the exam opens again without a connection'],
  ['Connection', 'how fast your answers reach the institute'],
  ['Clock', 'whether the clock on this device is right'],
] as const;

/** Explains the purpose of the practice, above its start button. */
function PracticeIntro({ children }: { readonly children: ReactNode }) {
  return (
    <Page title="Practice exam" maxWidth="md">
      <PageHeader
        eyebrow="Exam portal"
        title="Practice exam"
        lead="Answer five questions to test this device and its connection, on the same page as a real exam. It does not count, and you can repeat it as often as you like."
      />
      <Paper variant="outlined" sx={{ p: { xs: 2.5, md: 4 } }}>
        <Typography variant="h4" component="h2">
          What it checks
        </Typography>
        <Stack component="ul" spacing={1} sx={{ pl: 2.5, mt: 1.5, mb: 4 }}>
          {FINDINGS.map(([name, text]) => (
            <li key={name}>
              <strong>{name}:</strong> {text}
            </li>
          ))}
        </Stack>
        {children}
      </Paper>
    </Page>
  );
}

/** Shown without a sign-in: practice requires a candidate, like exams. */
export function PracticeForGuests() {
  return (
    <PracticeIntro>
      <Typography sx={{ mb: 2 }}>
        Sign in with the e-mail address and serial number you registered with. You will then come back here.
      </Typography>
      <LinkButton to="/start-exam" state={{ to: PRACTICE_PATH }} variant="contained" size="large">
        Sign in to practise
      </LinkButton>
    </PracticeIntro>
  );
}

/** Practice exam, which tests the device before an exam. */
export default function PracticePage() {
  const stopSending = useSendUnsentAnswers();
  const { busy, problem, startPractice } = useStartExam();
  return (
    <PracticeIntro>
      {problem ? (
        <Notice tone="error" sx={{ mb: 2 }}>
          {problem}
        </Notice>
      ) : null}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button
          variant="contained"
          size="large"
          loading={busy}
          onClick={() => void startPractice(stopSending)}
        >
          Practise
        </Button>
        <LinkButton to="/select-exam" variant="outlined" size="large">
          My exams
        </LinkButton>
      </Stack>
    </PracticeIntro>
  );
}
