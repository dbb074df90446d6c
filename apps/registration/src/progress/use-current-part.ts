import { useEffect, useState } from 'react';
import { PARTS, partIds, type PartId } from './parts';

/** A part is looked at from where its top passes this share of the window's height. */
const LINE = 0.4;

const sectionOf = (id: PartId) => document.getElementById(partIds(id).section);

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const focusedPart = (): PartId | undefined => {
  const focused = document.activeElement;
  return focused && isInSight(focused)
    ? PARTS.find(({ id }) => sectionOf(id)?.contains(focused))?.id
    : undefined;
};

const scrolledPart = (): PartId | undefined => {
  const line = window.innerHeight * LINE;
  return PARTS.findLast(({ id }) => (sectionOf(id)?.getBoundingClientRect().top ?? Infinity) <= line)?.id;
};

/** The part that is looked at: where the focus is while it is in sight, or else what was scrolled to. */
export function useCurrentPart(): PartId {
  const [current, setCurrent] = useState<PartId>('personal');
  useEffect(() => {
    let frame = 0;
    const focused = (event: FocusEvent) => {
      const part = PARTS.find(
        ({ id }) => event.target instanceof Node && sectionOf(id)?.contains(event.target),
      );
      if (part) setCurrent(part.id);
    };
    const scrolled = () => {
      if (frame) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        setCurrent(focusedPart() ?? scrolledPart() ?? 'personal');
      });
    };
    document.addEventListener('focusin', focused);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      document.removeEventListener('focusin', focused);
      window.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
    };
  }, []);
  return current;
}
