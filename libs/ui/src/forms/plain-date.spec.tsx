import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlainDate } from './plain-date';

function Field({ start = '', onTell }: { start?: string; onTell: (value: string) => void }) {
  const [value, setValue] = useState(start);
  const tell = (next: string) => {
    setValue(next);
    onTell(next);
  };
  return (
    <>
      <PlainDate label="Date of Birth" value={value} onChange={tell} tellsIncomplete />
      <button onClick={() => setValue('')}>Reset</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Date of Birth' });

describe('PlainDate', () => {
  it.each([
    ['05/04/1990', '1990-04-05'],
    ['5.4.1990', '1990-04-05'],
    ['29/02/2000', '2000-02-29'],
    ['29/02/2001', '29/02/2001'],
    ['31/13/1990', '31/13/1990'],
    ['05/04', '05/04'],
  ])('tells %s as %s', async (typed, told) => {
    const onTell = jest.fn();
    render(<Field onTell={onTell} />);
    await userEvent.type(field(), typed);
    expect(onTell).toHaveBeenLastCalledWith(told);
    expect(field()).toHaveValue(typed);
  });

  it('shows a date as dd/MM/yyyy and empties with the form', async () => {
    render(<Field start="1990-04-05" onTell={jest.fn()} />);
    expect(field()).toHaveValue('05/04/1990');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field()).toHaveValue('');
  });
});
