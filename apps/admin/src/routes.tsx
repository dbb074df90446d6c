import { Route, Routes } from '@concord/mfe';
import { Page, PageHeader } from '@concord/ui';

/** Every route of the admin area. */
export default function AdminRoutes() {
  return (
    <Routes>
      <Route
        path="/admin"
        element={
          <Page title="Dashboard">
            <PageHeader title="Dashboard" />
          </Page>
        }
      />
    </Routes>
  );
}
