import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field';

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

  it('begins anew with a digit after Control and A in any part', async () => {
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

describe('a DateField of a filter', () => {
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
});
