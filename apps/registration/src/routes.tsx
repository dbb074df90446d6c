import { Route, Routes } from '@concord/mfe';
import RegisterPage from './register-page';

/** Every route of the registration portal. */
export default function RegistrationRoutes() {
  return (
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
    </Routes>
  );
}
