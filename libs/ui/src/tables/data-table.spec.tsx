import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table';
import type { DataTableColumn } from './table-column';
import { useClientPaging } from './use-paging';

interface Course {
  readonly id: number;
  readonly title: string;
}

const COLUMNS: DataTableColumn<Course>[] = [
  { header: 'Number', cell: (row) => row.id },
  { header: 'Title', cell: (row) => row.title },
];
const courses = (count: number) =>
  Array.from({ length: count }, (_item, index) => ({ id: index + 1, title: `Course ${index + 1}` }));

interface CoursesProps {
  readonly all: Course[];
  readonly loading?: boolean;
  readonly emptyText?: string;
}

function Courses({ all, loading = false, emptyText }: CoursesProps) {
  const { rows, total, paging } = useClientPaging(all);
  return (
    <DataTable
      label="Courses"
      columns={COLUMNS}
      rows={rows}
      rowKey={(row) => String(row.id)}
      total={total}
      paging={paging}
      loading={loading}
      emptyText={emptyText}
    />
  );
}

const bodyRows = () =>
  within(screen.getByRole('table', { name: 'Courses' }))
    .getAllByRole('row')
    .slice(1);

describe('DataTable', () => {
  it('shows 10 rows first, the next ones on request, and the last page when rows go away', async () => {
    const { rerender } = render(<Courses all={courses(12)} />);
    expect(bodyRows()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: /next page/i }));
    expect(bodyRows().map((row) => row.textContent)).toEqual(['11Course 11', '12Course 12']);
    rerender(<Courses all={courses(10)} />);
    expect(bodyRows()).toHaveLength(10);
  });

  it('says that there are more rows than were counted', () => {
    const paging = {
      page: 2,
      pageSize: 10,
      onPageChange: () => undefined,
      onPageSizeChange: () => undefined,
    };
    render(
      <DataTable
        label="Courses"
        columns={COLUMNS}
        rows={courses(10)}
        rowKey={(row) => String(row.id)}
        total={10_000}
        isAtLeast
        paging={paging}
      />,
    );
    expect(screen.getByText('11–20 of more than 10,000')).toBeVisible();
  });

  it('offers 10, 25 and 100 rows a page and starts over when that changes', async () => {
    render(<Courses all={courses(30)} />);
    await userEvent.click(screen.getByRole('button', { name: /next page/i }));
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '25', '100']);
    await userEvent.click(screen.getByRole('option', { name: '25' }));
    expect(bodyRows()).toHaveLength(25);
    expect(bodyRows()[0]).toHaveTextContent('Course 1');
  });

  it("says 'No Result Found' in a row when it is empty, not while it loads", () => {
    const { rerender } = render(<Courses all={[]} loading />);
    expect(screen.getByRole('table', { name: 'Courses' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No Result Found')).not.toBeInTheDocument();
    rerender(<Courses all={[]} />);
    expect(screen.getByRole('cell', { name: 'No Result Found' })).toBeVisible();
    rerender(<Courses all={[]} emptyText="There is no course yet" />);
    expect(screen.getByRole('cell', { name: 'No Result Found There is no course yet' })).toBeVisible();
  });
});
