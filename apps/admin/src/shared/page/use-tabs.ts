import { useSearchParams } from '@concord/mfe';
import { useId } from 'react';

/** A tab of a record: its `name` in the address, and its label. */
export interface RecordTab {
  readonly name: string;
  readonly label: string;
}

/** Tabs of a record, see {@link useTabs}; for `TabList` and `TabPanel`. */
export interface Tabs {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly RecordTab[];
  /** Name of the open tab. */
  readonly open: string;
  readonly onOpen: (name: string) => void;
  readonly id: string;
}

/** Parameters of a list in the address. */
const LIST_NAMES = ['page', 'pageSize', 'search', 'status'];

/**
 * Tabs with the open one named by `tab` in the address; the first by default. Back returns to the previous
 * one.
 * @param listed tab of the list whose page and search are in the address: links with these open it
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
