import { Route, Routes, useLocation } from '@concord/mfe';
import { NotFoundPage } from './pages/not-found-page';
import { RemoteArea } from './remote-area';
import { remoteFor } from './remote-paths';

/** The site: which part answers which address. */
export function App() {
  const remote = remoteFor(useLocation().pathname);
  // A remote names its routes by their full paths, so it is mounted outside any route of the shell.
  if (remote) return <RemoteArea name={remote} />;
  return (
    <Routes>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
