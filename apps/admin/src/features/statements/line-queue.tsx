import type { StatementLine } from '@concord/contracts';
import { Box, EmptyState, Stack, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { counted } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { LoadGuard } from '../../shared/page/load-guard';
import { useDebounced } from '../../shared/use-debounced';
import { LineList } from './line-list';
import { billOf, LinePanel } from './line-panel';
import { LookAgain } from './look-again';
import { useStatementLineListQuery } from './requests';
import { useLineActions } from './use-line-actions';

const LOADED = 50;
const DEBOUNCE_MS = 300;
const LAST_SUGGESTION = 4;

interface QueueProps {
  readonly lines: readonly StatementLine[];
  readonly actions: ReturnType<typeof useLineActions>;
}

function Queue({ lines, actions }: QueueProps) {
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<{ line: string; place: number }>();
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Somebody who types in the search keeps the focus: in the list, letters and Enter decide about lines.
    if (document.activeElement === document.body) listRef.current?.focus({ preventScroll: true });
  }, []);
  const current = Math.min(place, lines.length - 1);
  const line = lines[current];
  if (!line) return null;
  const suggestion = chosen?.line === line._id ? chosen.place : 0;
  const choose = (next: number) => setChosen({ line: line._id, place: next });

  const keys: Record<string, () => void> = {
    ArrowDown: () => setPlace(Math.min(current + 1, lines.length - 1)),
    ArrowUp: () => setPlace(Math.max(current - 1, 0)),
    Home: () => setPlace(0),
    End: () => setPlace(lines.length - 1),
    Enter: () => {
      const member = line.suggestions[suggestion]?.member;
      const bill = billOf(line, suggestion);
      if (bill) actions.askBill(line, bill);
      else if (member) actions.confirm(line, member._id);
      else actions.askMember(line);
    },
    s: () => actions.askSkip(line),
    p: () => actions.askSplit(line),
    m: () => actions.askMember(line),
    c: () => {
      const member = line.suggestions[suggestion]?.member;
      if (member) actions.askCharges(line, member);
    },
  };
  for (let number = 1; number <= LAST_SUGGESTION; number += 1)
    if (number <= line.suggestions.length) keys[String(number)] = () => choose(number - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // A key that is held moves on, but decides about one line only.
    if (!event.repeat || event.key.startsWith('Arrow')) act();
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <Box sx={{ order: { xs: 2, md: 1 }, minWidth: 0 }}>
        <LineList lines={lines} current={current} listRef={listRef} onPick={setPlace} onKeyDown={onKeyDown} />
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 1, display: { xs: 'none', md: 'block' } }}
        >
          Keys in the list: Enter confirms, or divides as billed. 1 to 4 choose a suggestion, C chooses what
          it pays, M searches a member, P splits, S skips.
        </Typography>
      </Box>
      <Box sx={{ order: { xs: 1, md: 2 }, minWidth: 0 }}>
        <LinePanel line={line} chosen={suggestion} onChoose={choose} actions={actions} />
      </Box>
    </Box>
  );
}

/** Credits that wait for staff, the oldest first. */
export function LineQueue() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const query = useStatementLineListQuery(
    { query: { state: 'open', page: 1, pageSize: LOADED, ...(search && { search }) } },
    REFETCH_ON_MOUNT,
  );
  const actions = useLineActions();
  return (
    <Stack spacing={2}>
      <TextField
        label="Search lines"
        value={typed}
        helperText="Words of the narration, or an amount such as 5000"
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ maxWidth: { md: 420 } }}
      />
      <LoadGuard query={query} missing="There are no lines">
        {({ items, total }) => {
          const lines = items.filter(({ _id }) => !actions.left.has(_id));
          const waiting = total - (items.length - lines.length);
          if (lines.length === 0)
            return (
              <EmptyState
                title={search ? 'No line matches' : 'Every line is matched'}
                text={search ? 'Try other words.' : 'Read a statement to go on.'}
              />
            );
          return (
            <>
              <Stack
                direction="row"
                spacing={1}
                useFlexGap
                sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
              >
                <Typography role="status">
                  {counted(waiting, 'line')} to match. The oldest has waited for{' '}
                  {counted(lines[0]?.age ?? 0, 'day')}.
                </Typography>
                <LookAgain />
              </Stack>
              <Queue lines={lines} actions={actions} />
            </>
          );
        }}
      </LoadGuard>
    </Stack>
  );
}
