import { type RefObject, useEffect, useState } from 'react';

/** True while a sticky element is stuck to the top of the window. */
export function useStuck(place: RefObject<HTMLElement | null>, topPx: number): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // An element below the window is not in view either.
        if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < topPx + 1);
      },
      { rootMargin: `-${topPx + 1}px 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, topPx]);
  return isStuck;
}
