import { Route, Routes } from '@concord/mfe';
import { Page, PageHeader } from '@concord/ui';

/** Every route of the public information area. */
export default function PublicRoutes() {
  return (
    <Routes>
      <Route
        path="/"
        element={
          <Page title="Home">
            <PageHeader title="Peace is a profession" />
          </Page>
        }
      />
    </Routes>
  );
}
