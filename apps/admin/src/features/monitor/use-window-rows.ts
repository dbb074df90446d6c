import {
  defaultRangeExtractor,
  measureElement,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  windowScroll,
} from '@tanstack/virtual-core';
import { useLayoutEffect, useReducer, useState } from 'react';

interface WindowRowsOptions {
  readonly keys: readonly string[];
  /** Row that stays rendered while out of sight, because it has the focus. */
  readonly focused: string | null;
  /** Estimated height of an unmeasured row. */
  readonly estimate: number;
  readonly gap: number;
  /** Distance of the list from the top of the page, in px. */
  readonly top: number;
}

const OVERSCAN = 6;

function optionsFor({ keys, focused, estimate, gap, top }: WindowRowsOptions, onChange: () => void) {
  return {
    count: keys.length,
    getItemKey: (index: number) => keys[index] ?? index,
    estimateSize: () => estimate,
    gap,
    scrollMargin: top,
    overscan: OVERSCAN,
    initialOffset: () => window.scrollY,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    measureElement,
    rangeExtractor: (range: Range) => {
      const visible = defaultRangeExtractor(range);
      const index = focused === null ? -1 : keys.indexOf(focused);
      if (index === -1 || visible.includes(index)) return visible;
      return [...visible, index].sort((a, b) => a - b);
    },
    onChange,
  };
}

/** Visible rows of a long list, with their positions. */
export function useWindowRows(options: WindowRowsOptions) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [rows] = useState(() => new Virtualizer<Window, HTMLElement>(optionsFor(options, render)));
  rows.setOptions(optionsFor(options, render));
  useLayoutEffect(() => rows._didMount(), [rows]);
  useLayoutEffect(() => rows._willUpdate());
  return { items: rows.getVirtualItems(), height: rows.getTotalSize(), measure: rows.measureElement };
}
