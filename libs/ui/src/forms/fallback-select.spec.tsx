import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FallbackSelect } from './fallback-select';

const COUNTRIES = [
  { value: 'NG', label: 'Nigeria', code: '+234' },
  { value: 'BJ', label: 'Benin', code: '+229' },
];

describe('FallbackSelect', () => {
  it('reports the value of the chosen option, or none', async () => {
    const onChange = jest.fn();
    const { rerender } = render(
      <FallbackSelect label="Country" options={COUNTRIES} value="" onChange={onChange} />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Benin');
    expect(onChange).toHaveBeenLastCalledWith('BJ');
    rerender(<FallbackSelect label="Country" options={COUNTRIES} value="BJ" onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), '');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('shows the codes with showCode, and no empty option with disableClear', () => {
    render(
      <FallbackSelect
        label="Calling code"
        options={COUNTRIES}
        value="NG"
        onChange={jest.fn()}
        disableClear
        showCode
      />,
    );
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '+234 Nigeria',
      '+229 Benin',
    ]);
  });

  it('accepts any text with freeText', async () => {
    const onChange = jest.fn();
    render(<FallbackSelect label="State" options={COUNTRIES} value="Kan" onChange={onChange} freeText />);
    await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'o');
    expect(onChange).toHaveBeenLastCalledWith('Kano');
  });
});
