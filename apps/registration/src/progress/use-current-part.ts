import { useEffect, useState } from 'react';
import { PARTS, partIds, type PartId } from '../form/parts';

/** Share of the window's height that a part's top must pass to become current. */
const LINE = 0.4;

const sectionOf = (id: PartId) => document.getElementById(partIds(id).section);

const isVisible = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const partWith = (node: EventTarget | null): PartId | undefined =>
  node instanceof Node ? PARTS.find(({ id }) => sectionOf(id)?.contains(node))?.id : undefined;

const focusedPart = () => {
  const focused = document.activeElement;
  return focused && isVisible(focused) ? partWith(focused) : undefined;
};

const scrolledPart = (): PartId | undefined => {
  const line = window.innerHeight * LINE;
  return PARTS.findLast(({ id }) => (sectionOf(id)?.getBoundingClientRect().top ?? Infinity) <= line)?.id;
};

/** Current part: the one that has the focus while visible, otherwise the one scrolled to. */
export function useCurrentPart(): PartId {
  const [current, setCurrent] = useState<PartId>('personal');
  useEffect(() => {
    let frame = 0;
    const focused = ({ target }: FocusEvent) => setCurrent((before) => partWith(target) ?? before);
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
