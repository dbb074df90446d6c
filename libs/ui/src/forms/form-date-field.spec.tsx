import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DateField } from './date-field';
import { FormDateField } from './form-date-field';

interface BirthFormProps {
  readonly onSave: (values: { dob: string }) => void;
}

function BirthForm({ onSave }: BirthFormProps) {
  const { control, handleSubmit, reset, setFocus } = useForm({ defaultValues: { dob: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSave(values))(event)}>
      <FormDateField control={control} name="dob" label="Date of birth" />
      <button type="submit">Save</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
      <button type="button" onClick={() => setFocus('dob')}>
        To the date
      </button>
    </form>
  );
}

const part = (name: 'Day' | 'Month') => screen.findByRole('spinbutton', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(name: 'Day' | 'Month', keys: string) {
  await userEvent.click(await part(name));
  await userEvent.keyboard(keys);
}

describe('FormDateField', () => {
  const onSave = jest.fn<void, [{ dob: string }]>();
  const saved = async () => {
    await press('Save');
    return onSave.mock.lastCall?.[0].dob;
  };

  beforeEach(() => void render(<BirthForm onSave={onSave} />));

  it('reports a date typed as dd/MM/yyyy as YYYY-MM-DD, and the rest when a part is deleted', async () => {
    await type('Day', '05041990');
    expect(await saved()).toBe('1990-04-05');
    await type('Month', '{Backspace}');
    expect(await part('Day')).toHaveTextContent('05');
    expect(await saved()).toMatch(/^05\//);
  });

  it('reports an incomplete date as its text, and nothing after it is cleared', async () => {
    await type('Day', '0504');
    expect(await saved()).toMatch(/^05\/04/);
    await type('Day', '{Control>}a{/Control}{Backspace}');
    expect(await saved()).toBe('');
  });

  it.each(['its label', 'the form'])('focuses the day of a field that nobody touched by %s', async (by) => {
    if (by === 'the form') await press('To the date');
    else await userEvent.click(screen.getByText('Date of birth', { selector: 'label' }));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Day' })).toHaveFocus());
  });

  it('is empty after a reset, also of an incomplete date, and focuses the day', async () => {
    await type('Day', '05');
    await press('Reset');
    expect(await part('Day')).not.toHaveTextContent('05');
    await press('To the date');
    expect(await part('Day')).toHaveFocus();
  });
});

describe('DateField', () => {
  it('tells what is wrong before anybody touches it', () => {
    render(<DateField label="Date of birth" value="" onChange={() => undefined} error="Give a date" />);
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription('Give a date');
    expect(screen.getByRole('spinbutton', { name: 'Day' })).toBeInvalid();
  });

  it('takes a pasted date, and nothing of another text', async () => {
    const onChange = jest.fn<void, [string]>();
    render(<DateField label="Date of birth" value="" onChange={onChange} />);
    const day = screen.getByRole('spinbutton', { name: 'Day' });
    const paste = (text: string) => fireEvent.paste(day, { clipboardData: { getData: () => text } });
    paste('080 3555 0100');
    expect(onChange).not.toHaveBeenCalled();
    paste('1990-04-05');
    expect(onChange.mock.calls).toEqual([['1990-04-05']]);
  });

  it('reports none for an incomplete date, and keeps the rest', async () => {
    const onChange = jest.fn<void, [string]>();
    function DueDate() {
      const [value, setValue] = useState('2026-12-31');
      return (
        <DateField
          label="Due date"
          value={value}
          onChange={(date) => {
            setValue(date);
            onChange(date);
          }}
        />
      );
    }
    render(<DueDate />);
    await type('Month', '{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(await part('Day')).toHaveTextContent('31');
    await userEvent.keyboard('10');
    expect(onChange).toHaveBeenLastCalledWith('2026-10-31');
  });

  it('keeps what is typed where the value follows later, and reports no half of a year', async () => {
    const onChange = jest.fn<void, [string]>();
    function Period() {
      const [value, setValue] = useState('');
      return (
        <DateField
          label="From"
          value={value}
          onChange={(date) => {
            onChange(date);
            setTimeout(() => setValue(date), 20);
          }}
        />
      );
    }
    render(<Period />);
    await type('Day', '17112026');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-11-17'));
    await type('Month', '10');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-10-17'));
    expect(onChange.mock.calls.flat().filter((date) => date.startsWith('0'))).toEqual([]);
    await waitFor(async () => expect(await part('Month')).toHaveTextContent('10'));
    expect(await part('Day')).toHaveTextContent('17');
  });
});
