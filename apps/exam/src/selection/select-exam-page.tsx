import { useAppDispatch, useCandidateSignOut } from '@concord/api-client';
import { greetedName } from '@concord/institute';
import { useLocation, useNavigate } from '@concord/mfe';
import { Button, Page, PageHeader } from '@concord/ui';
import { useState } from 'react';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';
import { noticeOf } from '../session/notices';
import { hasUnsentAnswers, sendBeforeSignOut } from '../session/send-before-sign-out';
import { Notice } from '../shared/notice';
import { AssignedExams } from './assigned-exams';
import { examCleared } from '../screen/exam.slice';

export default function SelectExamPage() {
  const { student } = useCandidate();
  const notice = noticeOf(useLocation().state);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const endSignIn = useCandidateSignOut();
  const [signingOut, setSigningOut] = useState(false);
  const [unsent, setUnsent] = useState(false);

  const signOut = async () => {
    setSigningOut(true);
    await sendBeforeSignOut(dispatch, '');
    if (!unsent && (await hasUnsentAnswers())) {
      // Answers that exist only on this device need a second confirmation.
      setUnsent(true);
      setSigningOut(false);
      return;
    }
    void navigate('/start-exam');
    dispatch(examCleared());
    endSignIn();
    // Runs last, because signing out stops background sending.
    await examDevice.clear();
  };
  return (
    <Page title="Select exam" maxWidth="md">
      <PageHeader
        eyebrow="Exam portal"
        title={`Welcome, ${greetedName(student)}`}
        lead="Choose the exam you want to take now, or see the results of exams you have taken."
      />
      {notice ? (
        <Notice tone="info" sx={{ mb: 3 }}>
          {notice}
        </Notice>
      ) : null}
      <AssignedExams />
      {unsent ? (
        <Notice tone="warning" sx={{ mt: 4 }}>
          Some of your answers are only on this device, because they could not be sent. Connect to the
          internet and wait a moment. If you sign out now, these answers are deleted.
        </Notice>
      ) : null}
      <Button sx={{ mt: 4 }} disabled={signingOut} onClick={() => void signOut()}>
        {unsent ? 'Sign out and delete them' : 'Sign out'}
      </Button>
    </Page>
  );
}
