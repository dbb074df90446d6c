import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';
import type { SearchSelectProps } from './search-select';

const OPTIONS = [
  { value: 'NG', label: 'Nigeria', code: 'NG', flag: 'NG' },
  { value: 'GH', label: 'Ghana', code: 'GH', flag: 'GH' },
  { value: 'BJ', label: 'Benin', code: 'BJ', flag: 'BJ' },
];

function Controlled({
  onChange,
  ...props
}: Partial<SearchSelectProps> & { onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <>
      <SearchField label="Country" options={OPTIONS} {...props} value={value} onChange={change} />
      <button type="button">Next</button>
    </>
  );
}

const box = () => screen.findByRole('combobox', { name: 'Country' });

describe('SearchField', () => {
  it('shows every option with its code, and reports one chosen by pointer or by typing', async () => {
    const onChange = jest.fn();
    render(<Controlled onChange={onChange} />);
    await userEvent.click(await box());
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Nigeria (NG)',
      'Ghana (GH)',
      'Benin (BJ)',
    ]);
    await userEvent.click(screen.getByRole('option', { name: /Nigeria.*NG/ }));
    expect(onChange).toHaveBeenCalledWith('NG');
    expect(await box()).toHaveValue('Nigeria');
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'gh{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('GH');
  });

  it('keeps what is typed over a choice while options searched elsewhere are made again', async () => {
    const onSearch = jest.fn();
    function Searched() {
      const [value, setValue] = useState('GH');
      const [, setTyped] = useState('');
      const search = (typed: string) => {
        onSearch(typed);
        setTyped(typed);
      };
      const options = OPTIONS.map((option) => ({ ...option }));
      return (
        <SearchField label="Country" options={options} value={value} onChange={setValue} onSearch={search} />
      );
    }
    render(<Searched />);
    await userEvent.tripleClick(await box());
    await userEvent.keyboard('Nig');
    expect(await box()).toHaveValue('Nig');
    expect(onSearch).toHaveBeenLastCalledWith('Nig');
  });

  it('shows flags in the open list, hidden from screen readers', async () => {
    render(<Controlled onChange={jest.fn()} />);
    expect(document.querySelector('img')).toBeNull();
    await userEvent.click(await box());
    const option = screen.getByRole('option', { name: 'Ghana (GH)' });
    await waitFor(() => expect(option.querySelector('img')).toHaveAttribute('alt', ''));
    const pictures = [...document.querySelectorAll('img')].map(({ src }) => decodeURIComponent(src));
    expect(new Set(pictures).size).toBe(OPTIONS.length);
    for (const picture of pictures) expect(picture).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
  });

  it('shows what was found elsewhere for the typed text', async () => {
    const onSearch = jest.fn();
    render(<Controlled onChange={jest.fn()} onSearch={onSearch} />);
    await userEvent.type(await box(), 'x');
    expect(onSearch).toHaveBeenLastCalledWith('x');
    expect(screen.getAllByRole('option')).toHaveLength(OPTIONS.length);
    await userEvent.click(screen.getByRole('option', { name: /Ghana/ }));
    expect(onSearch).toHaveBeenLastCalledWith('');
    expect(await box()).toHaveValue('Ghana');
  });

  it('chooses a name typed in full on blur, and clears any other text', async () => {
    const onChange = jest.fn();
    render(<Controlled onChange={onChange} />);
    await userEvent.type(await box(), 'benin');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('BJ');
    expect(await box()).toHaveValue('Benin');
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'nowhere');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(await box()).toHaveValue('');
  });

  it('keeps any text with freeText', async () => {
    const onChange = jest.fn();
    render(<Controlled freeText onChange={onChange} />);
    await userEvent.type(await box(), 'Atlantis');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('Atlantis');
    expect(await box()).toHaveValue('Atlantis');
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'Gha');
    await userEvent.click(screen.getByRole('option', { name: /Ghana/ }));
    expect(onChange).toHaveBeenLastCalledWith('Ghana');
  });

  it('announces its error and describes the input with it', async () => {
    render(<Controlled error="Choose a country" onChange={jest.fn()} />);
    expect(await box()).toHaveAccessibleDescription('Choose a country');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a country');
  });
});
