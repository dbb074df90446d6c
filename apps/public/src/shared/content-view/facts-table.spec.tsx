import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FactsTableView } from './facts-table';

const textsOf = (role: string) => screen.getAllByRole(role).map((cell) => cell.textContent);

describe('FactsTableView', () => {
  it('is a table with a caption, headed columns and rows, numeric cells, names of columns for a phone, and links', () => {
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
    expect(screen.getByRole('table', { name: 'Prices, in naira' })).toBeVisible();
    expect(textsOf('columnheader')).toEqual(['Article', 'Naira', 'Where']);
    expect(textsOf('rowheader')).toEqual(['Journal', 'Sticker', 'Total']);
    expect(screen.getByRole('cell', { name: '2,500' })).toHaveClass('numeric');
    expect(screen.getByRole('cell', { name: 'By post' })).not.toHaveClass('numeric');
    expect(screen.getByRole('cell', { name: '300' })).toHaveAttribute('data-label', 'Naira');
    expect(screen.getByRole('link', { name: 'Office' })).toHaveAttribute('href', '/contact');
  });

  it('repeats each row of a foldable table for phones, its last cell beside its heading', () => {
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

  it('shows a leading cell with the heading of a folded row, and omits empty cells there', () => {
    const { container } = render(
      <FactsTableView
        caption="Fees"
        foldable
        columns={['Category', { name: 'Experience', lead: true }, 'Form', 'Total']}
        rows={[['Corporate', '3 or more years', '', '190,000']]}
      />,
    );
    expect(container.querySelector('summary')).toHaveTextContent('Corporate3 or more years190,000');
    expect(container.querySelector('dl')).toHaveTextContent(/^Total190,000$/);
    expect(screen.getByRole('columnheader', { name: 'Experience' })).toBeVisible();
  });
});
