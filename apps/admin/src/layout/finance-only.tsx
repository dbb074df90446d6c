import { Outlet } from '@concord/mfe';
import { useFinance } from '../shared/members/use-finance';
import { NoAccessPage } from './super-admin-only';

/** Routes for staff with the finance permission. The server checks as well; this only explains the refusal. */
export function FinanceOnly() {
  return useFinance() ? (
    <Outlet />
  ) : (
    <NoAccessPage
      title="Not open to your account"
      lead="Only staff with the finance permission can use this part of the back office."
    />
  );
}
