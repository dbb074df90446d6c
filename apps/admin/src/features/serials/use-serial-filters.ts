import { useMemo } from 'react';
import type { ListFilter } from '../../shared/lists/list-filters';
import { useSerialBatchListQuery } from './requests';
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

const LATEST = { query: { pageSize: 100 } } as const;

/** The filters of the list of serials; the latest hundred batches can be chosen, others have links to them. */
export function useSerialFilters(): readonly ListFilter[] {
  const { data } = useSerialBatchListQuery(LATEST);
  return useMemo(() => {
    const batches = data?.items ?? [];
    const options = batches.map(
      ({ _id, note, dateGenerated, count }) => [_id, `${batchName(note, dateGenerated)} (${count})`] as const,
    );
    const batch: ListFilter = { kind: 'choice', name: 'batch', label: 'Batch', options, isOpen: true };
    return [STATUS, PURPOSE, batch, { kind: 'period', label: 'Generated' }];
  }, [data]);
}
