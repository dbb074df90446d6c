import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FactsTableView } from './facts-table';

const show = () =>
  render(
    <MemoryRouter>
      <FactsTableView
        caption="Prices, in naira"
        columns={['Article', { name: 'Naira', numeric: true }, 'Where']}
        rows={[
          ['Journal', '2,500', [{ text: 'Office', to: '/contact' }]],
          ['Sticker', '300', 'By post'],
        ]}
        total={['Total', '2,800', '']}
      />
    </MemoryRouter>,
  );

describe('FactsTableView', () => {
  it('is a table with a caption, headed columns and headed rows', () => {
    show();
    const table = screen.getByRole('table', { name: 'Prices, in naira' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Article', 'Naira', 'Where']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Journal', 'Sticker', 'Total']);
  });

  it('names the column of each cell for rows that are stacked on a phone', () => {
    show();
    expect(screen.getByRole('cell', { name: '300' })).toHaveAttribute('data-label', 'Naira');
  });

  it('marks the cells of a numeric column, and no others', () => {
    show();
    expect(screen.getByRole('cell', { name: '2,500' })).toHaveClass('numeric');
    expect(screen.getByRole('cell', { name: 'By post' })).not.toHaveClass('numeric');
  });

  it('shows links in cells', () => {
    show();
    expect(screen.getByRole('link', { name: 'Office' })).toHaveAttribute('href', '/contact');
  });

  it('has each row of a foldable table once more for phones, its last cell beside its heading', () => {
    const { container } = render(
      <FactsTableView
        caption="Fees"
        foldable
        columns={['Category', { name: 'Form', numeric: true }, { name: 'Total', numeric: true }]}
        rows={[['Student', '500', '15,000']]}
      />,
    );
    expect(container.querySelector('summary')).toHaveTextContent('Student15,000');
    expect(container.querySelector('details')).toHaveTextContent('Form500Total15,000');
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    expect(screen.getByRole('table', { name: 'Fees' })).toBeVisible();
    expect(container.querySelector('details')).not.toBeVisible();
  });
});
