import { Stack } from '@concord/ui';
import { SelectField } from '../../shared/fields/select-field';
import { SearchBox } from '../../shared/lists/search-field';
import { type Order, ORDERS, type Selection } from './candidate-selection';
import type { MonitorStore } from './monitor-store';
import { useMonitorView } from './use-monitor';

const FIELD = { flex: '1 1 240px', width: 'auto' } as const;
const ORDER_OPTIONS = Object.entries(ORDERS) as [Order, string][];

interface MonitorToolbarProps {
  readonly store: MonitorStore;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
}

/** Which candidates are listed, and in which order. */
export function MonitorToolbar({ store, selection, onSelect }: MonitorToolbarProps) {
  const exams = useMonitorView(store, (view) => view.exams);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ mb: 2.5, flexWrap: 'wrap' }}>
      <SearchBox
        label="Search by name"
        value={selection.search}
        onChange={(event) => onSelect({ search: event.target.value })}
        sx={FIELD}
      />
      <SelectField
        label="Exam"
        value={selection.exam}
        emptyLabel="All exams"
        options={exams.map(({ id, name, code }) => [id, `${name} (${code})`] as const)}
        onChange={(exam) => onSelect({ exam })}
        sx={FIELD}
      />
      <SelectField
        label="Order"
        value={selection.order}
        options={ORDER_OPTIONS}
        onChange={(order) => onSelect({ order })}
        sx={FIELD}
      />
    </Stack>
  );
}
