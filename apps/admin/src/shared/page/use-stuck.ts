import { type RefObject, useEffect, useState } from 'react';

/** Whether the place of a sticky element is scrolled out of the window, so that it stands at the window's top. */
export function useStuck(place: RefObject<HTMLElement | null>, topPx: number): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // It is not in view either when it is below the window.
        if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < topPx + 1);
      },
      { rootMargin: `-${topPx + 1}px 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, topPx]);
  return isStuck;
}
