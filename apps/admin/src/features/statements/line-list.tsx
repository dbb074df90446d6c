import type { StatementLine } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { counted, formatCalendarDate } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';

interface LineListProps {
  readonly lines: readonly StatementLine[];
  readonly current: number;
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly onPick: (place: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const optionId = (line: StatementLine) => `line-${line._id}`;

const ROW = {
  p: 1.5,
  cursor: 'pointer',
  borderBottom: 1,
  borderColor: 'divider',
  minWidth: 0,
  '&[aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: 'inset 4px 0 0',
    color: 'text.primary',
  },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** Lines to match, for the keyboard: arrows move, letters act on the current line. */
export function LineList({ lines, current, listRef, onPick, onKeyDown }: LineListProps) {
  const line = lines[current];
  const active = line && optionId(line);
  useEffect(() => {
    const list = listRef.current;
    const option = active ? list?.querySelector<HTMLElement>('[aria-selected="true"]') : null;
    if (!list || !option) return;
    // Keeps the current line in sight, without moving the page.
    const top = option.offsetTop - list.offsetTop;
    const bottom = top + option.offsetHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }, [active, listRef]);
  return (
    <Box
      ref={listRef}
      role="listbox"
      tabIndex={0}
      aria-label="Lines to match"
      aria-activedescendant={active}
      aria-keyshortcuts="Enter C S P M ArrowUp ArrowDown"
      onKeyDown={onKeyDown}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        maxHeight: { xs: 360, md: 620 },
        overflowY: 'auto',
      }}
    >
      {lines.map((each, place) => (
        <Box
          key={each._id}
          id={optionId(each)}
          role="option"
          aria-selected={place === current}
          onClick={() => onPick(place)}
          sx={ROW}
        >
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
            <Typography sx={{ fontWeight: 650 }}>{formatNaira(each.remaining)}</Typography>
            <Typography variant="body2" color={each.age > OLD_DAYS ? 'error' : 'textSecondary'} noWrap>
              {formatCalendarDate(each.day)} · {counted(each.age, 'day')}
            </Typography>
          </Stack>
          <Typography variant="body2" noWrap>
            {each.narration || 'No narration'}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {each.suggestions[0]
              ? `${each.suggestions[0].member.name}: ${each.suggestions[0].because[0] ?? ''}`
              : 'No suggestion'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Age from which a line that waits stands out. */
const OLD_DAYS = 30;
