import { type RefObject, useEffect, useState } from 'react';

/** Reports that a sticky element has left its place and stands at the top of the window. */
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
