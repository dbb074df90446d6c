import { Outlet } from '@concord/mfe';
import { lazy, Suspense } from 'react';
import { useHolder } from '../shared/holder';
import { PageLoading } from '../shared/page-loading';
import { MemberBar } from './member-bar';

const LookBanner = lazy(() => import('./look-banner'));

/** Bar of the member's pages above the present one. */
export function MemberLayout() {
  const holder = useHolder();
  return (
    <>
      {holder.isViewed ? (
        <Suspense>
          <LookBanner holder={holder} />
        </Suspense>
      ) : null}
      <MemberBar holder={holder} />
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </>
  );
}
