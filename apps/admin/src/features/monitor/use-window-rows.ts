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
  /** A row that stays although it is out of sight: the one that the keyboard is in. */
  readonly kept: string | null;
  /** Height of a row before it was measured. */
  readonly estimate: number;
  readonly gap: number;
  /** Where the list begins on the page. */
  readonly top: number;
}

const OVERSCAN = 6;

function optionsFor({ keys, kept, estimate, gap, top }: WindowRowsOptions, onChange: () => void) {
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
      const inSight = defaultRangeExtractor(range);
      const index = kept === null ? -1 : keys.indexOf(kept);
      if (index === -1 || inSight.includes(index)) return inSight;
      return [...inSight, index].sort((a, b) => a - b);
    },
    onChange,
  };
}

/** Which rows of a long list are in sight of the window, and where they stand. */
export function useWindowRows(options: WindowRowsOptions) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [rows] = useState(() => new Virtualizer<Window, HTMLElement>(optionsFor(options, draw)));
  rows.setOptions(optionsFor(options, draw));
  useLayoutEffect(() => rows._didMount(), [rows]);
  useLayoutEffect(() => rows._willUpdate());
  return { items: rows.getVirtualItems(), height: rows.getTotalSize(), measure: rows.measureElement };
}
