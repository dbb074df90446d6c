import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RestingDate } from './resting-date';

function Birth() {
  const [value, setValue] = useState('');
  return (
    <>
      <RestingDate
        label="Date of birth"
        value={value}
        onChange={setValue}
        reportsIncomplete
        isPickerLoaded={false}
        onTouch={() => undefined}
        onLeave={() => undefined}
      />
      <output>{value}</output>
    </>
  );
}

const part = (name: string) => screen.getByRole('spinbutton', { name });

describe('RestingDate', () => {
  beforeEach(() => void render(<Birth />));

  it.each(['before', 'behind'])(
    'takes the keys of a whole date with the caret %s the text',
    async (where) => {
      await userEvent.click(part('Day'));
      for (const key of '05041990') {
        // Chromium selects the whole part when it is focused; Firefox leaves the caret where the click was.
        getSelection()?.selectAllChildren(document.activeElement ?? part('Day'));
        if (where === 'before') getSelection()?.collapseToStart();
        else getSelection()?.collapseToEnd();
        await userEvent.keyboard(key);
      }
      expect(screen.getByRole('status')).toHaveTextContent('1990-04-05');
      expect(part('Year')).toHaveFocus();
    },
  );

  it('clears a part with Backspace, wherever its caret stands', async () => {
    await userEvent.click(part('Day'));
    await userEvent.keyboard('0504');
    await userEvent.click(part('Day'));
    getSelection()?.collapseToStart();
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent('DD/04/YYYY');
  });

  it('takes no letters', async () => {
    await userEvent.click(part('Month'));
    await userEvent.keyboard('ab');
    expect(part('Month')).toHaveTextContent('MM');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves a browser its own keys', async () => {
    await userEvent.click(part('Day'));
    await userEvent.keyboard('{Control>}1{/Control}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
