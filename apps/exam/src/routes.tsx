import { Route, Routes } from '@concord/mfe';
import { Page, PageHeader } from '@concord/ui';

/** Every route of the exam portal. */
export default function ExamRoutes() {
  return (
    <Routes>
      <Route
        path="/start-exam"
        element={
          <Page title="Exam portal" maxWidth="sm">
            <PageHeader title="exam portal" />
          </Page>
        }
      />
    </Routes>
  );
}
