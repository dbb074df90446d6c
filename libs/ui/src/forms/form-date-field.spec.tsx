import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DateField } from './date-field';
import { FormDateField } from './form-date-field';

function BirthForm({ onSave }: { readonly onSave: (values: { dob: string }) => void }) {
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

describe('FormDateField', () => {
  it('reports a date typed as dd/MM/yyyy as YYYY-MM-DD', async () => {
    const onSave = jest.fn();
    render(<BirthForm onSave={onSave} />);
    const day = await screen.findByRole('spinbutton', { name: 'Day' });
    await userEvent.click(day);
    await userEvent.keyboard('05041990');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledWith({ dob: '1990-04-05' });
  });

  const day = () => screen.findByRole('spinbutton', { name: 'Day' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('reports an incomplete date as its text, and nothing after it is cleared', async () => {
    const onSave = jest.fn();
    render(<BirthForm onSave={onSave} />);
    await userEvent.click(await day());
    await userEvent.keyboard('0504');
    await save();
    expect(onSave).toHaveBeenCalledTimes(1);
    const [{ dob }] = onSave.mock.lastCall as [{ dob: string }];
    expect(dob).toMatch(/^05\/04/);
    await userEvent.click(await day());
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await save();
    expect(onSave).toHaveBeenLastCalledWith({ dob: '' });
  });

  it('keeps the rest of a date when a part is deleted', async () => {
    const onSave = jest.fn();
    render(<BirthForm onSave={onSave} />);
    await userEvent.click(await day());
    await userEvent.keyboard('05041990');
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole('spinbutton', { name: 'Day' })).toHaveTextContent('05');
    await save();
    expect((onSave.mock.lastCall as [{ dob: string }])[0].dob).toMatch(/^05\//);
  });

  it('is empty after a reset, also of an incomplete date', async () => {
    render(<BirthForm onSave={jest.fn()} />);
    await userEvent.click(await day());
    await userEvent.keyboard('05');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await day()).not.toHaveTextContent('05');
  });

  it('focuses the day', async () => {
    render(<BirthForm onSave={jest.fn()} />);
    await day();
    await userEvent.click(screen.getByRole('button', { name: 'To the date' }));
    expect(await day()).toHaveFocus();
  });
});

describe('DateField', () => {
  function DueDate({ onChange }: { readonly onChange: (date: string) => void }) {
    const [value, setValue] = useState('2026-12-31');
    const change = (date: string) => {
      setValue(date);
      onChange(date);
    };
    return <DateField label="Due date" value={value} onChange={change} />;
  }

  it('reports none for an incomplete date, and keeps the rest', async () => {
    const onChange = jest.fn();
    render(<DueDate onChange={onChange} />);
    await userEvent.click(await screen.findByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(screen.getByRole('spinbutton', { name: 'Day' })).toHaveTextContent('31');
    await userEvent.keyboard('10');
    expect(onChange).toHaveBeenLastCalledWith('2026-10-31');
  });
});
