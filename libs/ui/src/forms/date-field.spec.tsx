import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DateField } from './date-field';
import { FormDateField } from './form-date-field';

function Birth() {
  const [value, setValue] = useState('');
  return (
    <>
      <DateField
        label="Date of birth"
        value={value}
        onChange={setValue}
        reportsIncomplete
        minDate="1900-01-01"
        maxDate="2020-12-31"
      />
      <button>Next</button>
      <output aria-label="Value">{value}</output>
    </>
  );
}

const part = (name: string) => screen.getByRole('spinbutton', { name });
const value = () => screen.getByRole('status', { name: 'Value' });
const typeAt = async (name: string, keys: string) => {
  await userEvent.click(part(name));
  await userEvent.keyboard(keys);
};

describe('DateField', () => {
  beforeEach(() => void render(<Birth />));

  it.each([
    '1/5/1961',
    '1-5-1961',
    '1 5 1961',
    '1.5.1961',
    '01051961',
    '01/05/1961',
    '1/05/1961',
    '015/1961',
  ])('takes %s as it is typed', async (keys) => {
    await typeAt('Day', keys);
    expect(value()).toHaveTextContent('1961-05-01');
    expect(part('Year')).toHaveFocus();
  });

  it('starts at the day, wherever an empty field is clicked', async () => {
    await typeAt('Year', '1/5/1961');
    expect(value()).toHaveTextContent('1961-05-01');
    await typeAt('Year', '1962');
    expect(value()).toHaveTextContent('1962-05-01');
  });

  it('takes a date over the one before, also of separators after full parts', async () => {
    await typeAt('Day', '05/04/1990');
    await typeAt('Day', '12/11/2001');
    expect(value()).toHaveTextContent('2001-11-12');
  });

  it.each(['before', 'behind'])('takes keys and composed text with the caret %s the text', async (where) => {
    await userEvent.click(part('Day'));
    for (const key of '05041990') {
      // Chromium selects the whole part when it is focused; Firefox leaves the caret where the click was.
      getSelection()?.selectAllChildren(document.activeElement ?? part('Day'));
      if (where === 'before') getSelection()?.collapseToStart();
      else getSelection()?.collapseToEnd();
      await userEvent.keyboard(key);
    }
    expect(value()).toHaveTextContent('1990-04-05');
    const day = part('Day');
    fireEvent.focus(day);
    const composed = where === 'before' ? '1/05' : '051/';
    day.textContent = composed;
    fireEvent.input(day);
    expect(value()).toHaveTextContent('1990-04-01');
    expect(part('Month')).toHaveFocus();
  });

  it('asks which year is meant by two digits, and takes the answer', async () => {
    await typeAt('Day', '1 5 61');
    expect(screen.queryByRole('button', { name: '01/05/1961' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(value()).toHaveTextContent('01/05/61');
    await userEvent.click(screen.getByRole('button', { name: '01/05/1961' }));
    expect(value()).toHaveTextContent('1961-05-01');
    expect(screen.queryByRole('button', { name: '01/05/1961' })).toBeNull();
  });

  it('asks about a year of two digits where both centuries are possible', async () => {
    await typeAt('Day', '1/5/13');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Which year do you mean?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '01/05/1913' }));
    expect(value()).toHaveTextContent('1913-05-01');
  });

  it('says of a pasted text that it is no date, until something else is typed', async () => {
    fireEvent.paste(part('Month'), { clipboardData: { getData: () => 'next Monday' } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      '“next Monday” is not a date. Enter one such as 31/12/2001',
    );
    await typeAt('Day', '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('clears a part with Backspace, wherever its caret stands, and all after Control and A', async () => {
    await typeAt('Day', '0504');
    await userEvent.click(part('Day'));
    getSelection()?.collapseToStart();
    await userEvent.keyboard('{Backspace}');
    expect(value()).toHaveTextContent('DD/04/YYYY');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    expect(value()).toBeEmptyDOMElement();
  });

  it('starts over with a digit after Control and A in any part', async () => {
    await typeAt('Day', '05041990');
    await userEvent.keyboard('{Control>}a{/Control}1/5/1961');
    expect(value()).toHaveTextContent('1961-05-01');
  });

  it('goes between parts and changes them with the arrows', async () => {
    await typeAt('Day', '05041990');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowLeft}{ArrowDown}');
    expect(value()).toHaveTextContent('1990-05-04');
  });

  it('takes no letters', async () => {
    await typeAt('Month', 'ab');
    expect(part('Month')).toHaveTextContent('MM');
    expect(value()).toBeEmptyDOMElement();
  });

  it('leaves a browser its own keys', async () => {
    await typeAt('Day', '{Control>}1{/Control}');
    expect(value()).toBeEmptyDOMElement();
  });

  it('opens a calendar, takes its day, and closes it', async () => {
    await typeAt('Day', '05041990');
    await userEvent.click(screen.getByRole('button', { name: 'Choose date, 05/04/1990' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Date of birth' });
    await userEvent.click(await screen.findByRole('gridcell', { name: '17' }));
    expect(value()).toHaveTextContent('1990-04-17');
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose date, 17/04/1990' })).toHaveFocus();
  });
});

describe('a DateField outside a form', () => {
  it.each(['31/2/2020', '5/4'])('says of %s that it is no date, once it is left', async (typed) => {
    const onChange = jest.fn();
    render(
      <>
        <DateField label="Registered from" value="" onChange={onChange} />
        <button>Next</button>
      </>,
    );
    await typeAt('Day', typed);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('alert')).toHaveTextContent('is not a date. Enter one such as 31/12/2001');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('tells what is wrong before anybody touches it', () => {
    render(<DateField label="Date of birth" value="" onChange={() => undefined} error="Give a date" />);
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription('Give a date');
    expect(part('Day')).toBeInvalid();
  });

  it('takes a pasted date, and nothing of another text', async () => {
    const onChange = jest.fn<void, [string]>();
    render(<DateField label="Date of birth" value="" onChange={onChange} />);
    const paste = (text: string) => fireEvent.paste(part('Day'), { clipboardData: { getData: () => text } });
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
    await typeAt('Month', '{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(part('Day')).toHaveTextContent('31');
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
    await typeAt('Day', '17112026');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-11-17'));
    await typeAt('Month', '10');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-10-17'));
    expect(onChange.mock.calls.flat().filter((date) => date.startsWith('0'))).toEqual([]);
    await waitFor(() => expect(part('Month')).toHaveTextContent('10'));
    expect(part('Day')).toHaveTextContent('17');
  });
});

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

describe('FormDateField', () => {
  const onSave = jest.fn<void, [{ dob: string }]>();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const saved = async () => {
    await press('Save');
    return onSave.mock.lastCall?.[0].dob;
  };

  beforeEach(() => void render(<BirthForm onSave={onSave} />));

  it('reports a date typed as dd/MM/yyyy as YYYY-MM-DD, and the rest when a part is deleted', async () => {
    await typeAt('Day', '05041990');
    expect(await saved()).toBe('1990-04-05');
    await typeAt('Month', '{Backspace}');
    expect(part('Day')).toHaveTextContent('05');
    expect(await saved()).toMatch(/^05\//);
  });

  it('reports an incomplete date as its text, and nothing after it is cleared', async () => {
    await typeAt('Day', '0504');
    expect(await saved()).toMatch(/^05\/04/);
    await typeAt('Day', '{Control>}a{/Control}{Backspace}');
    expect(await saved()).toBe('');
  });

  it.each(['its label', 'the form'])('focuses the day of a field that nobody touched by %s', async (by) => {
    if (by === 'the form') await press('To the date');
    else await userEvent.click(screen.getByText('Date of birth', { selector: 'label' }));
    await waitFor(() => expect(part('Day')).toHaveFocus());
  });

  it('is empty after a reset, also of an incomplete date, and focuses the day', async () => {
    await typeAt('Day', '05');
    await press('Reset');
    expect(part('Day')).not.toHaveTextContent('05');
    await press('To the date');
    expect(part('Day')).toHaveFocus();
  });
});
