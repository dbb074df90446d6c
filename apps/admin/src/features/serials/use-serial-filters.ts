import type { SerialBatch } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { useMemo, useState } from 'react';
import type { ListFilter } from '../../shared/lists/list-filters';
import { useDebounced } from '../../shared/use-debounced';
import { useSerialBatchGetQuery, useSerialBatchListQuery } from './requests';
import { batchName } from './serial-columns';

const STATUS: ListFilter = {
  kind: 'choice',
  name: 'valid',
  label: 'Status',
  options: [
    ['true', 'Valid'],
    ['false', 'Used'],
  ],
};

const PURPOSE: ListFilter = {
  kind: 'choice',
  name: 'purpose',
  label: 'For',
  options: [
    ['registration', 'Registration'],
    ['certificate', 'Certificate'],
  ],
};

const SHOWN = 25;
const DEBOUNCE_MS = 350;

const optionOf = ({ _id, note, dateGenerated, count }: SerialBatch) =>
  [_id, `${batchName(note, dateGenerated)} (${count})`] as const;

/** Latest batches, or those matching a note, and the chosen one. */
function useBatches(typed: string) {
  const [params] = useSearchParams();
  const id = params.get('batch') ?? '';
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useSerialBatchListQuery({ query: { pageSize: SHOWN, ...(search && { search }) } });
  const { currentData: chosen } = useSerialBatchGetQuery({ params: { id } }, { skip: !id });
  return useMemo(() => {
    const found = data?.items.map(optionOf) ?? [];
    if (!id || found.some(([known]) => known === id)) return found;
    return [...found, chosen ? optionOf(chosen) : ([id, 'one batch'] as const)];
  }, [data, id, chosen]);
}

/** The filters of the list of serials. */
export function useSerialFilters(): readonly ListFilter[] {
  const [typed, onSearch] = useState('');
  const options = useBatches(typed);
  return useMemo(
    () => [
      STATUS,
      PURPOSE,
      { kind: 'choice', name: 'batch', label: 'Batch', options, isOpen: true, onSearch },
      { kind: 'period', label: 'Generated' },
    ],
    [options],
  );
}
