import { useSearchParams } from '@concord/mfe';
import type { DataTableColumn, Density } from '@concord/ui/tables';
import { useState } from 'react';

const DENSITY_KEY = 'concord-density';

/** Stored density. Storage may be blocked or full: a choice then lasts as long as the page. */
function storedDensity(): Density {
  try {
    return window.localStorage.getItem(DENSITY_KEY) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

/** Density of tables, stored on this device. */
function useDensity() {
  const [density, setDensity] = useState(storedDensity);
  const onDensity = (next: Density) => {
    setDensity(next);
    try {
      window.localStorage.setItem(DENSITY_KEY, next);
    } catch {
      // Storage is blocked or full.
    }
  };
  return { density, onDensity };
}

const isChoice = ({ kind }: { readonly kind?: 'actions' }) => kind !== 'actions';

/** Visible columns, in the address unless they are the default; the first column is always visible. */
function useColumns<Row>(columns: readonly DataTableColumn<Row>[]) {
  const [params, setParams] = useSearchParams();
  const [first, ...choices] = columns.filter(isChoice).map(({ header }) => header);
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ header }) => header);
  const named = params.get('columns')?.split(',');
  const chosen = named ? choices.filter((header) => named.includes(header)) : usual;
  const shown = columns.filter(
    (column) => !isChoice(column) || column.header === first || chosen.includes(column.header),
  );
  const onChoose = (header: string, isShown: boolean) =>
    setParams(
      (old) => {
        const next = choices.filter((each) => (each === header ? isShown : chosen.includes(each)));
        const changed = new URLSearchParams(old);
        if (choices.every((each) => next.includes(each) === usual.includes(each))) changed.delete('columns');
        else changed.set('columns', next.join(','));
        return changed;
      },
      { replace: true },
    );
  return { shown, choices, isShown: (header: string) => chosen.includes(header), onChoose };
}

/** Columns and density of a table, for `ListTools` and `ServerTable`. */
export function useTableDisplay<Row>(columns: readonly DataTableColumn<Row>[]) {
  return { columns: useColumns(columns), ...useDensity() };
}

export type TableDisplay<Row> = ReturnType<typeof useTableDisplay<Row>>;
