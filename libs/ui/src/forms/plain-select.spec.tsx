import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainSelect } from './plain-select';

const COUNTRIES = [
  { value: 'NG', label: 'Nigeria', code: '+234' },
  { value: 'BJ', label: 'Benin', code: '+229' },
];

describe('PlainSelect', () => {
  it('gives the value of what is chosen, or none', async () => {
    const onChange = jest.fn();
    const { rerender } = render(
      <PlainSelect label="Country" options={COUNTRIES} value="" onChange={onChange} />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Benin');
    expect(onChange).toHaveBeenLastCalledWith('BJ');
    rerender(<PlainSelect label="Country" options={COUNTRIES} value="BJ" onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), '');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('shows the codes where those count, and always one of them', () => {
    render(
      <PlainSelect
        label="Calling code"
        options={COUNTRIES}
        value="NG"
        onChange={jest.fn()}
        always
        showCode
      />,
    );
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '+234 Nigeria',
      '+229 Benin',
    ]);
  });

  it('takes any text where that is allowed', async () => {
    const onChange = jest.fn();
    render(<PlainSelect label="State" options={COUNTRIES} value="Kan" onChange={onChange} freeText />);
    await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'o');
    expect(onChange).toHaveBeenLastCalledWith('Kano');
  });
});
