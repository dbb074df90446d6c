import { useSearchParams } from '@concord/mfe';
import { useId } from 'react';

/** A part of a record: its `name` in the address, and what it is called on the page. */
export interface RecordTab {
  readonly name: string;
  readonly label: string;
}

/** The tabs of a record, see {@link useTabs}; for `TabList` and `TabPanel`. */
export interface Tabs {
  /** Names what is divided, for screen readers. */
  readonly label: string;
  readonly tabs: readonly RecordTab[];
  /** The name of the open tab. */
  readonly open: string;
  readonly onOpen: (name: string) => void;
  readonly id: string;
}

/** Parameters of a list in the address. */
const LIST_NAMES = ['page', 'pageSize', 'search', 'status'];

/**
 * Tabs of which `tab` in the address names the open one; without it the first is open. Back opens the one before.
 * @param listed the tab with the list whose page and search the address has: links to these open it
 */
export function useTabs(label: string, tabs: readonly RecordTab[], listed?: string): Tabs {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const first = tabs[0]?.name ?? '';
  const usual = listed && LIST_NAMES.some((name) => params.has(name)) ? listed : first;
  const open = tabs.find(({ name }) => name === named)?.name ?? usual;
  const onOpen = (name: string) => {
    if (name === open) return;
    setParams((old) => {
      const changed = new URLSearchParams(old);
      if (name === usual) changed.delete('tab');
      else changed.set('tab', name);
      return changed;
    });
  };
  return { label, tabs, open, onOpen, id };
}
