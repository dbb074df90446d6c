import { render, screen } from '@testing-library/react';
import { PressEarlierButton } from './press-earlier-button';

describe('PressEarlierButton', () => {
  afterEach(() => {
    delete window.pressedEarly;
  });

  it('presses the button that was pressed before the page was alive, once', () => {
    const pressed = jest.fn();
    const page = document.body.appendChild(document.createElement('div'));
    page.dataset['served'] = 'page';
    page.innerHTML = '<button>Open menu</button>';
    window.pressedEarly = page.querySelector('button') ?? undefined;
    const view = (
      <PressEarlierButton page={page}>
        <button onClick={pressed}>Open menu</button>
      </PressEarlierButton>
    );
    const { rerender } = render(view, { container: page, hydrate: true });
    rerender(view);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(page.dataset['served']).toBeUndefined();
    expect(window.pressedEarly).toBeUndefined();
  });

  it('leaves alone what is no longer there', () => {
    const gone = document.createElement('button');
    gone.addEventListener('click', () => {
      throw new Error('pressed');
    });
    window.pressedEarly = gone;
    render(
      <PressEarlierButton page={document.body}>
        <p>Page</p>
      </PressEarlierButton>,
    );
    expect(screen.getByText('Page')).toBeVisible();
  });
});
