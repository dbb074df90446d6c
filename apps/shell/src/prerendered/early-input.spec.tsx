import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { captureEarlyInput, replayEarlyInput } from './early-input';

function Search() {
  const [text, setText] = useState('');
  return (
    <label>
      Search
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </label>
  );
}

describe('input before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));

  async function hydrate(type: (field: HTMLInputElement) => void) {
    container.innerHTML = renderToString(<Search />);
    type(screen.getByLabelText('Search'));
    captureEarlyInput(container);
    const root = await act(() => hydrateRoot(container, <Search />));
    act(() => replayEarlyInput());
    return root;
  }

  it('reaches the state, and the caret keeps its position', async () => {
    const root = await hydrate((field) => {
      field.value = 'Kano';
      field.setSelectionRange(2, 2);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Kano');
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    expect([field.value, field.selectionStart]).toEqual(['Kano', 2]);
    act(() => root.unmount());
  });

  it('is replayed once', async () => {
    const root = await hydrate((field) => {
      field.value = 'Kano';
    });
    act(() => {
      const field = screen.getByLabelText<HTMLInputElement>('Search');
      field.value = '';
      replayEarlyInput();
    });
    expect(screen.getByLabelText('Search')).toHaveValue('');
    act(() => root.unmount());
  });
});
