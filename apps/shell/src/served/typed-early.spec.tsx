import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { noteTyped, typeAgain } from './typed-early';

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

describe('what is typed into a served page before it is alive', () => {
  const page = document.body.appendChild(document.createElement('div'));

  async function takeOver(meanwhile: (field: HTMLInputElement) => void) {
    page.innerHTML = renderToString(<Search />);
    meanwhile(screen.getByLabelText('Search'));
    noteTyped(page);
    const root = await act(() => hydrateRoot(page, <Search />));
    act(() => typeAgain());
    return root;
  }

  it('counts, and the cursor stays where it was', async () => {
    const root = await takeOver((field) => {
      field.value = 'Kano';
      field.setSelectionRange(2, 2);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Kano');
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    expect([field.value, field.selectionStart]).toEqual(['Kano', 2]);
    act(() => root.unmount());
  });

  it('is typed once', async () => {
    const root = await takeOver((field) => {
      field.value = 'Kano';
    });
    act(() => {
      const field = screen.getByLabelText<HTMLInputElement>('Search');
      field.value = '';
      typeAgain();
    });
    expect(screen.getByLabelText('Search')).toHaveValue('');
    act(() => root.unmount());
  });
});
