import { Box, useMediaQuery, VISUALLY_HIDDEN } from '@concord/ui';
import { Checkbox } from '@concord/ui/forms';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CandidateAction, CandidateRow } from './candidate-row';
import { CARDS_BELOW_PX, TableRoot } from './candidate-table.styles';
import type { MonitorStore } from './monitor-store';
import { useMonitorView } from './use-monitor';
import { useWindowRows } from './use-window-rows';

const HEADINGS = [
  'Candidate',
  'Exam',
  'Started',
  'Answered',
  'Last saved',
  'Connection',
  'Time left',
] as const;
const ROW_PX = 68;
const CARD_PX = 280;
const CARD_GAP_PX = 12;

interface CandidateTableProps {
  readonly store: MonitorStore;
  readonly onAction: (action: CandidateAction, attempt: string) => void;
}

const attemptAt = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-attempt]')?.dataset['attempt'] ?? null;

/** Selects all listed candidates, or none. */
function AllChoice({ store }: { readonly store: MonitorStore }) {
  const listed = useMonitorView(store, (view) => view.listed);
  const chosen = useMonitorView(store, (view) => view.chosen);
  const isAll = chosen.length === listed.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={() => store.choose(listed, !isAll)}
      slotProps={{ input: { 'aria-label': 'Select all listed candidates' } }}
    />
  );
}

/** The listed candidates; only visible rows are rendered. */
export function CandidateTable({ store, onAction }: CandidateTableProps) {
  const listed = useMonitorView(store, (view) => view.listed);
  const areCards = useMediaQuery(`(max-width:${CARDS_BELOW_PX - 0.02}px)`, { noSsr: true });
  const body = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<string | null>(null);
  const gap = areCards ? CARD_GAP_PX : 0;
  const { items, height, measure } = useWindowRows({
    keys: listed,
    focused,
    estimate: areCards ? CARD_PX : ROW_PX,
    gap,
    top,
  });

  // Content above the rows may grow, which always changes the page's height.
  useLayoutEffect(() => {
    const measureTop = () => {
      const rowsTop = body.current?.getBoundingClientRect().top;
      if (rowsTop !== undefined) setTop(Math.round(rowsTop + window.scrollY));
    };
    measureTop();
    const observer = new ResizeObserver(measureTop);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  // The focused row has gone with its exam: the focus stays in the table.
  useEffect(() => {
    if (focused === null || listed.includes(focused)) return;
    store.setRowFocus(false);
    if (document.activeElement === document.body) table.current?.focus({ preventScroll: true });
  }, [focused, listed, store]);

  return (
    <TableRoot
      ref={table}
      tabIndex={-1}
      role="table"
      aria-label="Candidates sitting an exam now"
      aria-rowcount={listed.length + 1}
      onPointerMove={() => store.pointerMoved()}
      onFocus={({ target }) => {
        const attempt = attemptAt(target);
        setFocused(attempt);
        store.setRowFocus(attempt !== null);
      }}
      onBlur={() => store.setRowFocus(false)}
    >
      <div role="rowgroup">
        <div role="row" className="head" aria-rowindex={1}>
          <div role="columnheader" className="choice">
            <Box component="span" sx={VISUALLY_HIDDEN}>
              Selection
            </Box>
            {areCards ? null : <AllChoice store={store} />}
          </div>
          {HEADINGS.map((heading) => (
            <div role="columnheader" key={heading}>
              {heading}
            </div>
          ))}
          <div role="columnheader" className="actions">
            Actions
          </div>
        </div>
      </div>
      <div role="rowgroup" className="rows" ref={body} style={{ height }}>
        {items.map(({ key, index, start }) => (
          <CandidateRow
            key={key}
            store={store}
            attempt={String(key)}
            index={index}
            top={start - top}
            measure={measure}
            onAction={onAction}
          />
        ))}
      </div>
    </TableRoot>
  );
}
