import { Route, Routes } from '@concord/mfe';
import { lazy, Suspense } from 'react';
import { PRACTICE_PATH } from './session/after-sign-in';
import { CandidateGate } from './session/candidate-gate';
import { PortalLoading } from './session/portal-loading';

const StartExamPage = lazy(() => import('./sign-in/start-exam-page'));
const SelectExamPage = lazy(() => import('./selection/select-exam-page'));
const OnlineExamPage = lazy(() => import('./online-exam/online-exam-page'));
const PracticePage = lazy(() => import('./practice/practice-page'));
const PracticeForGuests = lazy(async () => {
  const { PracticeForGuests: shown } = await import('./practice/practice-page');
  return { default: shown };
});
const PracticeResultPage = lazy(() => import('./practice/practice-result-page'));
const ExamResultPage = lazy(() => import('./result/exam-result-page'));

export default function ExamRoutes() {
  return (
    <Suspense fallback={<PortalLoading />}>
      <Routes>
        <Route path="/start-exam" element={<StartExamPage />} />
        <Route element={<CandidateGate guest={<PracticeForGuests />} />}>
          <Route path={PRACTICE_PATH} element={<PracticePage />} />
        </Route>
        <Route element={<CandidateGate />}>
          <Route path="/select-exam" element={<SelectExamPage />} />
          <Route path="/online-exam" element={<OnlineExamPage />} />
          <Route path="/exam-result" element={<ExamResultPage />} />
          <Route path="/practice-result" element={<PracticeResultPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
