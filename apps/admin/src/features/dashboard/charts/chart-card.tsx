import { Box, Button } from '@concord/ui';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@concord/ui/tables';
import { type ReactNode, useState } from 'react';
import { Section } from '../../../shared/page/section';

export interface ChartTable {
  readonly head: readonly string[];
  /** Cells of a row: its name, then numbers. */
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}

interface ChartCardProps {
  readonly title: string;
  readonly table: ChartTable;
  /** The drawing. */
  readonly children: ReactNode;
}

function NumbersTable({ title, table: { head, rows } }: Pick<ChartCardProps, 'title' | 'table'>) {
  return (
    // Also scrollable by keyboard.
    <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            {head.map((text, index) => (
              <TableCell key={text} align={index === 0 ? 'left' : 'right'}>
                {text}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...cells]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((text, index) => (
                <TableCell key={head[index + 1]} align="right">
                  {text}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A chart, or the table of its numbers. */
export function ChartCard({ title, table, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const action = isTable ? 'Show chart' : 'Show table';
  return (
    <Section
      title={title}
      actions={
        <Button
          size="small"
          variant="outlined"
          aria-label={`${action}: ${title}`}
          onClick={() => setTable(!isTable)}
        >
          {action}
        </Button>
      }
    >
      <Box sx={{ minHeight: 232 }}>{isTable ? <NumbersTable title={title} table={table} /> : children}</Box>
    </Section>
  );
}
