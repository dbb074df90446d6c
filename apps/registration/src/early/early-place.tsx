import { useCallback, useLayoutEffect, useState } from 'react';
import { EARLY_FORM, endEarlyEntries } from '../shared/early-entries';
import { FormLoading } from '../shared/form-loading';

const NOTHING = { __html: '' };

/**
 * Placeholder until the form has loaded: the served fields with their typed values, or skeletons
 * without them.
 */
export function EarlyPlace() {
  const [isServed, setServed] = useState(() => document.getElementById(EARLY_FORM) !== null);
  // Its cleanup runs before the fields are removed from the page.
  useLayoutEffect(() => endEarlyEntries, []);
  // The fields are missing if the page was rendered again.
  const look = useCallback((place: HTMLElement | null) => {
    if (place && !place.hasChildNodes()) setServed(false);
  }, []);
  if (!isServed) return <FormLoading />;
  return <div ref={look} id={EARLY_FORM} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}
