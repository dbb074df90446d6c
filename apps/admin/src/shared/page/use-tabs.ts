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

/** Tabs of which `tab` in the address names the open one; without it the first is open. */
export function useTabs(label: string, tabs: readonly RecordTab[]): Tabs {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const first = tabs[0]?.name ?? '';
  const onOpen = (name: string) =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (name === first) changed.delete('tab');
        else changed.set('tab', name);
        return changed;
      },
      { replace: true },
    );
  return { label, tabs, open: tabs.find(({ name }) => name === named)?.name ?? first, onOpen, id };
}
