import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@concord/ui/tables';

/** Numbers of a chart as texts. */
export interface ChartTable {
  readonly head: readonly string[];
  /** Cells of a row: its name, then numbers. */
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}

interface NumbersTableProps {
  readonly title: string;
  readonly table: ChartTable;
}

export function NumbersTable({ title, table: { head, rows } }: NumbersTableProps) {
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
