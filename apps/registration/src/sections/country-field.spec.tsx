import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GEO } from '../testing/geo';
import { renderInForm } from '../testing/render-in-form';
import { serveApi } from '../testing/render-register';
import { CountryField } from './country-field';
import { StateField } from './state-field';

const COUNTRIES = 'GET /api/geo/countries';

const both = (
  <>
    <CountryField />
    <StateField />
  </>
);
const country = () => screen.getByRole('combobox', { name: 'Country' });

async function chooseCountry(option: RegExp) {
  await waitFor(() => expect(country()).toBeEnabled());
  await userEvent.click(country());
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('CountryField', () => {
  it('clears the state with another country, not with the same', async () => {
    serveApi(GEO);
    const { form } = renderInForm(both, { country: 'NG', state: 'Kaduna' });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'State/Province' })).toHaveValue('Kaduna'),
    );
    await chooseCountry(/Nigeria.*NG/);
    expect(form().getValues('state')).toBe('Kaduna');
    await chooseCountry(/Ghana/);
    expect(form().getValues('country')).toBe('GH');
    expect(form().getValues('state')).toBe('');
  });

  it('updates the calling code until another one is chosen', async () => {
    serveApi(GEO);
    const { form } = renderInForm(both);
    await chooseCountry(/Ghana/);
    expect(form().getValues('phoneCountry')).toBe('GH');
    form().setValue('phoneCountry', 'NG');
    await chooseCountry(/Benin/);
    expect(form().getValues('phoneCountry')).toBe('NG');
  });

  it('shows a failed load and retries on request', async () => {
    const { answers } = serveApi({ [COUNTRIES]: { status: 400, body: { code: 'X', message: 'no' } } });
    renderInForm(both);
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers[COUNTRIES] = GEO[COUNTRIES];
    await userEvent.click(again);
    await chooseCountry(/Nigeria/);
  });
});

describe('StateField', () => {
  const state = () => screen.getByRole('combobox', { name: 'State/Province' });

  it('is disabled until a country is chosen, then offers its states and accepts free text', async () => {
    serveApi(GEO);
    const { form } = renderInForm(both);
    expect(screen.getByRole('textbox', { name: 'State/Province' })).toBeDisabled();
    await chooseCountry(/Nigeria/);
    await waitFor(() => expect(state()).toBeEnabled());
    await userEvent.click(state());
    await userEvent.click(await screen.findByRole('option', { name: 'Kaduna' }));
    expect(form().getValues('state')).toBe('Kaduna');
    await userEvent.clear(state());
    await userEvent.type(state(), 'New State');
    await userEvent.tab();
    expect(form().getValues('state')).toBe('New State');
  });

  it('is a text field if there is no list', async () => {
    serveApi(GEO);
    const { form } = renderInForm(both);
    await chooseCountry(/Benin/);
    const typed = () => screen.getByRole('textbox', { name: 'State/Province' });
    await waitFor(() => expect(typed()).toBeEnabled());
    await userEvent.type(typed(), 'Borgou');
    expect(form().getValues('state')).toBe('Borgou');
  });
});
