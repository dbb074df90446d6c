import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FallbackDate } from './fallback-date';

function Field({ start = '', onReport }: { start?: string; onReport: (value: string) => void }) {
  const [value, setValue] = useState(start);
  const report = (next: string) => {
    setValue(next);
    onReport(next);
  };
  return (
    <>
      <FallbackDate label="Date of Birth" value={value} onChange={report} reportsIncomplete />
      <button onClick={() => setValue('')}>Reset</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Date of Birth' });

describe('FallbackDate', () => {
  it.each([
    ['05/04/1990', '1990-04-05'],
    ['5.4.1990', '1990-04-05'],
    ['29/02/2000', '2000-02-29'],
    ['29/02/2001', '29/02/2001'],
    ['31/13/1990', '31/13/1990'],
    ['05/04', '05/04'],
  ])('reports %s as %s', async (typed, reported) => {
    const onReport = jest.fn();
    render(<Field onReport={onReport} />);
    await userEvent.type(field(), typed);
    expect(onReport).toHaveBeenLastCalledWith(reported);
    expect(field()).toHaveValue(typed);
  });

  it('shows a date as dd/MM/yyyy and empties with the form', async () => {
    render(<Field start="1990-04-05" onReport={jest.fn()} />);
    expect(field()).toHaveValue('05/04/1990');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field()).toHaveValue('');
  });
});
