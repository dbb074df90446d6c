import { Box, styled } from '@concord/ui';
import type { FactsTable } from '../../content/page-content';

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  width: '100%',
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th, & td': {
    padding: '10px 16px',
    textAlign: 'left',
    borderBottom: `1px solid ${theme.palette.divider}`,
    whiteSpace: 'nowrap',
  },
  '& thead th': { background: theme.palette.primary.light, fontWeight: 650 },
  '& tbody th': { fontWeight: 600 },
}));

/** A plain table of facts; a wide one scrolls by itself and can be reached by keyboard. */
export function FactsTableView({ caption, columns, rows }: FactsTable) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, mt: 2 }}
    >
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
