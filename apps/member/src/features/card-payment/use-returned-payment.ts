import { useEffect, useState } from 'react';
import { useHolder } from '../../shared/holder';
import { useMyCardPaymentCheckMutation, useMyCardPaymentQuery } from './requests';

const POLL_MS = 2000;
/** Time after which the page stops asking; webhook and nightly check need no page. */
const PATIENCE_MS = 90_000;

/** The payment of a payer who came back: a check is ordered once, then its state is read until it is known. */
export function useReturnedPayment(reference: string) {
  const { isViewed } = useHolder();
  const [order] = useMyCardPaymentCheckMutation();
  const [isPatient, setPatient] = useState(true);
  const [isSettled, setSettled] = useState(false);
  const isAsking = isPatient && !isSettled;
  const query = useMyCardPaymentQuery(
    { params: { reference } },
    { pollingInterval: isAsking ? POLL_MS : 0, refetchOnMountOrArgChange: true, skip: !reference },
  );
  const state = query.currentData?.state;
  if (!isSettled && (state === 'paid' || state === 'mismatch')) setSettled(true);

  useEffect(() => {
    // Staff who look at the page change nothing.
    if (reference && !isViewed) void order({ params: { reference } });
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [order, reference, isViewed]);

  // Once more, so that a page with the account loads it with the payment.
  useEffect(() => {
    if (isSettled && !isViewed) void order({ params: { reference } });
  }, [order, reference, isViewed, isSettled]);

  return { query, isAsking };
}
