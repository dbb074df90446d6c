import { LIMITS } from '@concord/contracts';
import { Button, Stack, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { AddIcon } from '@concord/ui/display';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { TablePager, useClientPaging } from '@concord/ui/tables';
import { type CSSProperties, useDeferredValue, useMemo, useState } from 'react';
import { GridRowView } from './grid-row';
import type { RowActions } from './row-actions';
import { alikeWarnings, type GridRow, hasTags, letterOf, optionColumns } from './grid-rows';
import { gridColumns, GridRoot } from './sheet-grid.styles';

interface SheetGridProps extends RowActions {
  readonly rows: readonly GridRow[];
  readonly isBusy: boolean;
}

/** Rows of a file as fields, in pages. A corrected row stays visible until the filter changes. */
export function SheetGrid({ rows, isBusy, editCell, leaveOut, editPicture }: SheetGridProps) {
  const judged = useDeferredValue(rows);
  const alike = useMemo(() => alikeWarnings(judged), [judged]);
  const [filtered, setFiltered] = useState<ReadonlySet<number> | null>(null);
  const [added, setAdded] = useState(0);
  const hasProblem = (row: GridRow) => !row.isLeftOut && (row.problems.length > 0 || alike.has(row.number));
  const shown = filtered ? rows.filter(({ number }) => filtered.has(number)) : rows;
  const { rows: page, total, paging } = useClientPaging(shown);
  const own = optionColumns(rows);
  const options = Math.max(own, Math.min(added, LIMITS.examOptionsMax));
  const headings = ['Row', 'Question', 'Answer'];
  for (let index = 0; index < options; index += 1) headings.push(`Option ${letterOf(index)}`);
  const isTagged = hasTags(rows);
  if (isTagged) headings.push('Topic', 'Difficulty');

  const columns = options + (isTagged ? 2 : 0);

  const filter = (isOn: boolean) => {
    setFiltered(isOn ? new Set(rows.filter(hasProblem).map(({ number }) => number)) : null);
    paging.onPageChange(1);
  };
  const withProblems = rows.filter(hasProblem).length;
  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
      >
        <FormControlLabel
          control={<Checkbox checked={filtered !== null} onChange={(_, isOn) => filter(isOn)} />}
          label={`Only rows with problems (${withProblems})`}
        />
        {options < LIMITS.examOptionsMax ? (
          <Button startIcon={<AddIcon />} onClick={() => setAdded(options + 1)}>
            Add option column
          </Button>
        ) : null}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Press Enter to go to the next row, or Shift and Enter to start a new line.
      </Typography>
      <GridRoot
        role="table"
        aria-label="Questions in the file"
        aria-rowcount={total + 1}
        data-columns={gridColumns(columns)}
        style={{ '--columns': columns } as CSSProperties}
      >
        <div role="rowgroup">
          <div role="row" className="head">
            {headings.map((heading) => (
              <div role="columnheader" key={heading}>
                {heading}
              </div>
            ))}
            <div role="columnheader">
              <span style={VISUALLY_HIDDEN}>Actions</span>
            </div>
          </div>
        </div>
        <div role="rowgroup">
          {page.map((row) => (
            <GridRowView
              key={row.number}
              row={row}
              alike={row.isLeftOut ? undefined : alike.get(row.number)}
              options={options}
              isTagged={isTagged}
              isBusy={isBusy}
              editCell={editCell}
              leaveOut={leaveOut}
              editPicture={editPicture}
            />
          ))}
        </div>
      </GridRoot>
      {shown.length === 0 ? <Typography>No row has a problem.</Typography> : null}
      <TablePager total={total} paging={paging} />
    </Stack>
  );
}
