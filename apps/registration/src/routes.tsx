import { Route, Routes } from '@concord/mfe';
import { AdmissionPage } from './admission-page';

/** Routes of the registration portal. */
export default function RegistrationRoutes() {
  return (
    <Routes>
      <Route path="/register" element={<AdmissionPage />} />
    </Routes>
  );
}
