import { Stack } from '@concord/ui';
import { SearchIcon } from '@concord/ui/display';
import { InputAdornment, MenuItem, TextField } from '@concord/ui/forms';
import { type Order, ORDERS, type Selection } from './candidate-order';
import type { MonitorStore } from './monitor-store';
import { useView } from './use-monitor';

interface MonitorToolbarProps {
  readonly store: MonitorStore;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
}

/** Which of the candidates are listed, and in which order. */
export function MonitorToolbar({ store, selection, onSelect }: MonitorToolbarProps) {
  const exams = useView(store, (view) => view.exams);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ mb: 2.5, flexWrap: 'wrap' }}>
      <TextField
        type="search"
        label="Search by name"
        value={selection.search}
        onChange={(event) => onSelect({ search: event.target.value })}
        sx={{ flex: '1 1 240px', width: 'auto' }}
        slotProps={{
          htmlInput: { maxLength: 200 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        label="Exam"
        value={selection.exam}
        onChange={(event) => onSelect({ exam: event.target.value })}
        sx={{ flex: '1 1 240px', width: 'auto' }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">All exams</MenuItem>
        {exams.map(({ id, name, code }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
            {name} ({code})
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Order"
        value={selection.order}
        onChange={(event) => onSelect({ order: event.target.value as Order })}
        sx={{ flex: '1 1 240px', width: 'auto' }}
      >
        {Object.entries(ORDERS).map(([order, words]) => (
          <MenuItem key={order} value={order}>
            {words}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
