import type { Result } from '@concord/contracts';
import { FileButtons } from '../../shared/exports/file-buttons';
import { type FilterValues, type ListFilter, setFilters } from '../../shared/lists/list-filters';
import type { Selection } from '../../shared/lists/use-selection';
import { counted } from '../../shared/format';

interface SlipsButtonProps {
  readonly selection: Selection<Result>;
  /** From `useServerList`. */
  readonly list: {
    readonly search: string;
    readonly filters: readonly ListFilter[];
    readonly values: FilterValues;
    readonly rowsAsked: Readonly<Record<string, string>>;
  };
}

const FORMATS = [['pdf', 'Print slips']] as const;

/** The slips of the chosen results in one file. */
export function SlipsButton({ selection, list }: SlipsButtonProps) {
  const { ids, isAll } = selection;
  const words = [
    list.search && `Search: ${list.search}`,
    ...setFilters(list.filters, list.values).map(({ text }) => text),
  ];
  const all = { query: list.rowsAsked, described: words.filter(Boolean).join(' · ') || undefined };
  const chosen = {
    query: {},
    ids: [...ids],
    described: `${counted(ids.length, 'result')}, chosen one by one`,
  };
  return <FileButtons formats={FORMATS} of={{ kind: 'slips', columns: [], ...(isAll ? all : chosen) }} />;
}
