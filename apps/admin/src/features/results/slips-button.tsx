import type { Result } from '@concord/contracts';
import { FileButtons } from '../../shared/exports/file-buttons';
import { listWords } from '../../shared/lists/list-filters';
import type { Selection } from '../../shared/lists/use-selection';
import type { ListState } from '../../shared/lists/use-server-list';
import { counted } from '../../shared/format';

interface SlipsButtonProps {
  readonly selection: Selection<Result>;
  /** From `useServerList`. */
  readonly list: Pick<ListState<never>, 'search' | 'filters' | 'values' | 'rowsQuery'>;
}

const FORMATS = [['pdf', 'Print slips']] as const;

/** Slips of the selected results in one file. */
export function SlipsButton({ selection, list }: SlipsButtonProps) {
  const { ids, isAll } = selection;
  const all = { query: list.rowsQuery, described: listWords(list).join(' · ') || undefined };
  const chosen = {
    query: {},
    ids: [...ids],
    described: `${counted(ids.length, 'result')}, chosen one by one`,
  };
  return <FileButtons formats={FORMATS} of={{ kind: 'slips', columns: [], ...(isAll ? all : chosen) }} />;
}
