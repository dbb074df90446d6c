import { Stack } from '@concord/ui';
import { SelectField } from '../../shared/fields/select-field';
import { SearchBox } from '../../shared/lists/search-field';
import { type Order, ORDERS } from './candidate-selection';
import type { MonitorStore } from './monitor-store';
import { useMonitorView } from './use-monitor';

const FIELD = { flex: '1 1 240px', width: 'auto' } as const;
const ORDER_OPTIONS = Object.entries(ORDERS) as [Order, string][];

/** Controls for filter and sort order of candidates. */
export function MonitorToolbar({ store }: { readonly store: MonitorStore }) {
  const exams = useMonitorView(store, (view) => view.exams);
  const { search, exam, order } = useMonitorView(store, (view) => view.selection);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ mb: 2.5, flexWrap: 'wrap' }}>
      <SearchBox
        label="Search by name"
        value={search}
        onChange={(event) => store.select({ search: event.target.value })}
        sx={FIELD}
      />
      <SelectField
        label="Exam"
        value={exam}
        emptyLabel="All exams"
        options={exams.map(({ id, name, code }) => [id, `${name} (${code})`] as const)}
        onChange={(chosen) => store.select({ exam: chosen })}
        sx={FIELD}
      />
      <SelectField
        label="Order"
        value={order}
        options={ORDER_OPTIONS}
        onChange={(chosen) => store.select({ order: chosen })}
        sx={FIELD}
      />
    </Stack>
  );
}
