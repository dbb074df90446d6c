import { Box, ButtonBase, TARGET_PX } from '@concord/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Tabs } from './use-tabs';

const tabId = ({ id }: Tabs, name: string) => `${id}-${name}-tab`;
const panelId = ({ id }: Tabs) => `${id}-panel`;

/** Index of the tab for a key. */
const PLACES: Record<string, (from: number, count: number) => number> = {
  ArrowLeft: (from, count) => (from + count - 1) % count,
  ArrowRight: (from, count) => (from + 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

const TAB = {
  flex: '0 0 auto',
  minHeight: TARGET_PX,
  px: 2,
  font: 'inherit',
  color: 'text.secondary',
  borderBottom: '3px solid transparent',
  '&[aria-selected="true"]': { color: 'primary.main', fontWeight: 650, borderColor: 'primary.main' },
  '&:hover': { bgcolor: 'action.hover' },
  // The list scrolls sideways, which would cut an outline outside the tab.
  '&.Mui-focusVisible': { outlineOffset: -3 },
} as const;

/** Tabs of a record: arrow keys move between them, Enter opens one. */
export function TabList(tabs: Tabs) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // On a phone the address may name a tab outside the window.
    if (list.current && open) list.current.scrollLeft = open.offsetLeft - list.current.offsetLeft - 16;
  }, [tabs.open]);
  const move = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const from = items.indexOf(event.target as HTMLElement);
    const to = PLACES[event.key]?.(from, items.length);
    if (from < 0 || to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  };
  return (
    <Box
      ref={list}
      role="tablist"
      aria-label={tabs.label}
      onKeyDown={move}
      sx={{
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'thin',
        borderBottom: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      {tabs.tabs.map(({ name, label }) => {
        const isOpen = name === tabs.open;
        return (
          <ButtonBase
            key={name}
            role="tab"
            id={tabId(tabs, name)}
            aria-selected={isOpen}
            aria-controls={isOpen ? panelId(tabs) : undefined}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => tabs.onOpen(name)}
            sx={TAB}
          >
            {label}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

/** Content of the open tab, rendered when the tab is opened. */
export function TabPanel({ tabs, children }: { readonly tabs: Tabs; readonly children: ReactNode }) {
  return (
    <Box role="tabpanel" id={panelId(tabs)} aria-labelledby={tabId(tabs, tabs.open)}>
      {children}
    </Box>
  );
}
