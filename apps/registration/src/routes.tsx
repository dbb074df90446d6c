import { Route, Routes } from '@concord/mfe';
import { Page, PageHeader } from '@concord/ui';

/** Every route of the registration portal. */
export default function RegistrationRoutes() {
  return (
    <Routes>
      <Route
        path="/register"
        element={
          <Page title="Admission">
            <PageHeader title="Admission" />
          </Page>
        }
      />
    </Routes>
  );
}
