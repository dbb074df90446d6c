import { Box } from '@concord/ui';
import type { FactsTable, RichText, TableColumn } from '../../content/page-content';
import { plainText } from '../../content/text';
import { FoldedRows } from './folded-rows';
import { Rich } from './rich-text';
import { ON_A_PHONE, stackedRows, TABLE_LOOK } from './table-look';

/** Maximum characters of a cell that is shown beside its column's name on a phone. */
const PROSE_LENGTH = 32;

interface Column extends TableColumn {
  /** True if the cells are sentences. */
  readonly prose: boolean;
}

const columnsOf = ({ columns, rows }: FactsTable): readonly Column[] =>
  columns.map((column, index) => ({
    ...(typeof column === 'string' ? { name: column } : column),
    prose: rows.some((cells) => plainText(cells[index] ?? '').length > PROSE_LENGTH),
  }));

const classesOf = ({ numeric, strong, prose }: Column) =>
  [numeric && 'numeric', strong && 'strong', prose && 'prose'].filter(Boolean).join(' ') || undefined;

interface CellsProps {
  readonly columns: readonly Column[];
  readonly cells: readonly RichText[];
}

/** Cells of a row. Their roles are explicit, because rows laid out as blocks lose them in some browsers. */
function Cells({ columns, cells: [head, ...cells] }: CellsProps) {
  return (
    <>
      <th scope="row" role="rowheader">
        {head ? <Rich text={head} /> : null}
      </th>
      {cells.map((cell, index) => {
        const column = columns[index + 1] ?? { name: '', prose: false };
        return (
          <td key={column.name} role="cell" className={classesOf(column)} data-label={column.name}>
            <Rich text={cell} />
          </td>
        );
      })}
    </>
  );
}

function Table(props: FactsTable) {
  const { caption, rows, total, terse = false, foldable = false } = props;
  const columns = columnsOf(props);
  return (
    <Box
      component="table"
      role="table"
      sx={{
        ...TABLE_LOOK,
        ...stackedRows(columns.length, terse),
        ...(foldable ? { [ON_A_PHONE]: { '&': { display: 'none' } } } : {}),
      }}
    >
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.name} scope="col" role="columnheader" className={classesOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells) => (
          <tr key={JSON.stringify(cells)} role="row">
            <Cells columns={columns} cells={cells} />
          </tr>
        ))}
      </tbody>
      {total ? (
        <tfoot role="rowgroup">
          <tr role="row">
            <Cells columns={columns} cells={total} />
          </tr>
        </tfoot>
      ) : null}
    </Box>
  );
}

/** Table of facts with a caption. On a phone, a wide one becomes a list of rows. */
export function FactsTableView(props: FactsTable) {
  return (
    <>
      <Table {...props} />
      {props.foldable ? <FoldedRows {...props} /> : null}
    </>
  );
}
