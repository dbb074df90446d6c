import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { FormDateField } from './form-date-field';

function BirthForm({ onSave }: { readonly onSave: (values: { dob: string }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { dob: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSave(values))(event)}>
      <FormDateField control={control} name="dob" label="Date of birth" />
      <button type="submit">Save</button>
    </form>
  );
}

describe('FormDateField', () => {
  it('takes a date typed as dd/MM/yyyy and gives it as YYYY-MM-DD', async () => {
    const onSave = jest.fn();
    render(<BirthForm onSave={onSave} />);
    const day = await screen.findByRole('spinbutton', { name: 'Day' });
    await userEvent.click(day);
    await userEvent.keyboard('05041990');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledWith({ dob: '1990-04-05' });
  });
});
