import { type RefObject, useEffect, useState } from 'react';

/** True if the table is not wider than its container. */
export function useFits(place: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const around = place.current;
    const table = around?.querySelector('table');
    if (!around || !table || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setFits(table.offsetWidth <= around.clientWidth));
    observer.observe(around);
    observer.observe(table);
    return () => observer.disconnect();
  }, [place]);
  return fits;
}
