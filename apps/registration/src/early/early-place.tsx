import { useCallback, useLayoutEffect, useState } from 'react';
import { EARLY_FORM, endEarlyEntries } from '../shared/early-entries';
import { FormLoading } from '../shared/form-loading';

const NOTHING = { __html: '' };

/**
 * Stands in the place of the form until that is loaded: the fields of the served page as they are, with what was typed
 * into them; skeletons where no page was served.
 */
export function EarlyPlace() {
  const [isServed, setServed] = useState(() => document.getElementById(EARLY_FORM) !== null);
  // Its cleanup runs before the fields are taken out of the page.
  useLayoutEffect(() => endEarlyEntries, []);
  // Without its fields where the page was rendered anew.
  const look = useCallback((place: HTMLElement | null) => {
    if (place && !place.hasChildNodes()) setServed(false);
  }, []);
  if (!isServed) return <FormLoading />;
  return <div ref={look} id={EARLY_FORM} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}
