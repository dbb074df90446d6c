import { Route, Routes } from '@concord/mfe';
import { lazy, Suspense } from 'react';
import { signIn } from './features/sign-in/sign-in';
import { MemberGate } from './frame/member-gate';
import { MemberLayout } from './frame/member-layout';
import { HomeLoading } from './home/home-loading';
import { PageLoading } from './shared/page-loading';
import { SIGN_IN_PATH } from './shared/paths';

const CardPage = lazy(() => import('./features/card/card-page'));
const DirectoryPage = lazy(() => import('./features/directory/directory-page'));
const ExamsPage = lazy(() => import('./features/exams/exams-page'));
const ResultPage = lazy(() => import('./features/exams/result-page'));
const HomePage = lazy(() => import(/* webpackChunkName: "home" */ './home/home-page'));
const CardReturnPage = lazy(() => import('./features/card-payment/card-return-page'));
const CpdPage = lazy(() => import('./features/cpd/cpd-page'));
const UpgradePage = lazy(() => import('./features/upgrade/upgrade-page'));
const ProfilePage = lazy(() => import('./features/profile/profile-page'));
const DataPage = lazy(() => import('./features/data/data-page'));
const StaffPage = lazy(() => import('./features/staff/staff-page'));
const AccountPage = lazy(() => import('./features/account/account-page'));
const PayByCard = lazy(() => import('./features/card-payment/pay-by-card'));
const PayPage = lazy(() => import('./features/account/pay-page'));
const SignInsPage = lazy(() => import('./features/sign-ins/sign-ins-page'));
const ApplicationPage = lazy(() => import('./features/application/application-page'));
const UnknownPage = lazy(() => import('./frame/unknown-page'));

/** Routes of the member's pages. A feature adds its pages here, and its area in `areas.ts`. */
export default function MemberRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path={SIGN_IN_PATH} element={<signIn.Page />} />
        <Route path="/me" element={<MemberGate />}>
          <Route element={<MemberLayout />}>
            <Route
              index
              element={
                <Suspense fallback={<HomeLoading />}>
                  <HomePage />
                </Suspense>
              }
            />
            <Route path="application" element={<ApplicationPage />} />
            <Route path="account" element={<AccountPage />} />
            <Route path="account/pay" element={<PayPage Card={PayByCard} />} />
            <Route path="account/card-return" element={<CardReturnPage />} />
            <Route path="exams" element={<ExamsPage />} />
            <Route path="exams/results/:id" element={<ResultPage />} />
            <Route path="upgrade" element={<UpgradePage />} />
            <Route path="cpd" element={<CpdPage />} />
            <Route path="card" element={<CardPage />} />
            <Route path="directory" element={<DirectoryPage />} />
            <Route path="profile" element={<ProfilePage />} />
            <Route path="staff" element={<StaffPage />} />
            <Route path="data" element={<DataPage />} />
            <Route path="sign-ins" element={<SignInsPage />} />
            <Route path="*" element={<UnknownPage />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
