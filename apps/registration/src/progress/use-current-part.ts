import { useEffect, useState } from 'react';
import { PARTS, partIds, type PartId } from './parts';

/** A part is looked at while it crosses the line a third down the window. */
const LINE = '-33% 0px -66% 0px';

/** The part that is looked at: where the focus is, or else what was scrolled to. */
export function useCurrentPart(): PartId {
  const [current, setCurrent] = useState<PartId>('personal');
  useEffect(() => {
    const sections = new Map<Element, PartId>();
    for (const { id } of PARTS) {
      const section = document.getElementById(partIds(id).section);
      if (section) sections.set(section, id);
    }
    const focused = (event: FocusEvent) => {
      for (const [section, id] of sections) {
        if (event.target instanceof Node && section.contains(event.target)) setCurrent(id);
      }
    };
    document.addEventListener('focusin', focused);
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(
            (entries) => {
              const id = sections.get(entries.findLast((entry) => entry.isIntersecting)?.target as Element);
              if (id) setCurrent(id);
            },
            { rootMargin: LINE },
          );
    for (const section of sections.keys()) observer?.observe(section);
    return () => {
      document.removeEventListener('focusin', focused);
      observer?.disconnect();
    };
  }, []);
  return current;
}
