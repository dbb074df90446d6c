import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInForm } from '../testing/render-in-form';
import { serveApi } from '../testing/render-register';
import { CountryField } from './country-field';
import { StateField } from './state-field';

const COUNTRIES = 'GET /api/geo/countries';
const GEO = {
  [COUNTRIES]: {
    status: 200,
    body: [
      { id: 'NG', iso2: 'NG', name: 'Nigeria', emoji: '🇳🇬' },
      { id: 'BJ', iso2: 'BJ', name: 'Benin', emoji: '🇧🇯' },
      { id: 'GH', iso2: 'GH', name: 'Ghana', emoji: '🇬🇭' },
    ],
  },
  'GET /api/geo/countries/NG/states': { status: 200, body: [{ id: 'KD', name: 'Kaduna' }] },
  'GET /api/geo/countries/GH/states': { status: 200, body: [{ id: 'AA', name: 'Greater Accra' }] },
};

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
  it('lists countries by name and code, searchable by typing', async () => {
    serveApi(GEO);
    const { form } = renderInForm(both);
    await chooseCountry(/Nigeria.*NG/);
    expect(form().getValues('country')).toBe('NG');
    await userEvent.clear(country());
    await userEvent.type(country(), 'ben');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(form().getValues('country')).toBe('BJ');
  });

  it('clears the state with another country, not with the same', async () => {
    serveApi(GEO);
    const { form } = renderInForm(both, { country: 'NG', state: 'Kaduna' });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'State/Province' })).toHaveValue('Kaduna'),
    );
    await chooseCountry(/Nigeria/);
    expect(form().getValues('state')).toBe('Kaduna');
    await chooseCountry(/Ghana/);
    expect(form().getValues('state')).toBe('');
  });

  it('updates the calling code until another was chosen', async () => {
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

  it('waits for a country, then offers its states and accepts free text', async () => {
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

  it('is a text field where there is no list', async () => {
    serveApi({ ...GEO, 'GET /api/geo/countries/BJ/states': { status: 200, body: [] } });
    const { form } = renderInForm(both);
    await chooseCountry(/Benin/);
    const typed = () => screen.getByRole('textbox', { name: 'State/Province' });
    await waitFor(() => expect(typed()).toBeEnabled());
    await userEvent.type(typed(), 'Borgou');
    expect(form().getValues('state')).toBe('Borgou');
  });
});
