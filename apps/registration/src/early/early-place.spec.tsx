import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from '@concord/ui/forms';
import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { useEarlyEntries } from '../form/use-early-entries';
import { EARLY_FORM, followEarlyEntries } from '../shared/early-entries';
import { EarlyPlace } from './early-place';

function Form() {
  const form = useForm<RegistrationForm>({ defaultValues: EMPTY_FORM });
  useEarlyEntries(form);
  const { register, watch } = form;
  return (
    <>
      <input aria-label="Surname" {...register('surname')} />
      <input aria-label="Email" type="email" {...register('email')} />
      <output>{JSON.stringify(watch())}</output>
    </>
  );
}
const Page = ({ isLoaded }: { readonly isLoaded: boolean }) => (isLoaded ? <Form /> : <EarlyPlace />);

const SERVED = renderToString(
  <div id={EARLY_FORM}>
    <input name="surname" aria-label="Surname" defaultValue="" />
    <input name="dob" aria-label="Date of Birth" defaultValue="" />
    <input name="email" type="email" aria-label="Email" defaultValue="" />
    <select name="title" aria-label="Title" defaultValue="">
      <option value="" />
      <option value="Mrs">Mrs</option>
    </select>
  </div>,
);

const values = () => JSON.parse(screen.getByRole('status').textContent ?? '') as RegistrationForm;

async function open() {
  const container = document.createElement('div');
  container.innerHTML = SERVED;
  document.body.replaceChildren(container);
  followEarlyEntries();
  const root = await act(async () => hydrateRoot(container, <Page isLoaded={false} />));
  return { load: () => act(async () => root.render(<Page isLoaded />)) };
}

describe('EarlyPlace', () => {
  it('keeps the served fields until the form takes over text, focus and caret', async () => {
    const { load } = await open();
    const served = screen.getByLabelText('Surname');
    await userEvent.type(served, 'Okfor');
    await userEvent.selectOptions(screen.getByLabelText('Title'), 'Mrs');
    await userEvent.type(screen.getByLabelText('Date of Birth'), '1/5/1961');
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.co');
    await userEvent.click(served);
    (served as HTMLInputElement).setSelectionRange(2, 2);
    await load();
    const field = screen.getByLabelText('Surname');
    expect(field).not.toBe(served);
    expect(field).toHaveFocus();
    await userEvent.keyboard('a');
    expect(values()).toMatchObject({ surname: 'Okafor', title: 'Mrs', dob: '1961-05-01', email: 'a@b.co' });
  });

  it('passes nothing to the form if nothing was typed', async () => {
    const { load } = await open();
    await load();
    expect(values()).toEqual(EMPTY_FORM);
  });
});
