import { useSession } from '@concord/api-client';

/** True for staff who may change accounts: super administrators, and administrators with the finance permission. */
export function useFinance(): boolean {
  const { details } = useSession();
  return details?.role === 'SUPER_ADMIN' || (details?.role === 'ADMIN' && details.finance === true);
}
