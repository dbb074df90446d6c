import { pressEarlierButton } from './press-earlier-button';

describe('pressEarlierButton', () => {
  const page = document.body.appendChild(document.createElement('div'));

  beforeEach(() => {
    page.dataset['served'] = 'page';
    page.innerHTML = '<button>Open menu</button>';
  });

  it('presses the button that was pressed before the page was alive, once', () => {
    const pressed = jest.fn();
    const button = page.querySelector('button') ?? undefined;
    button?.addEventListener('click', pressed);
    window.pressedEarly = button;
    pressEarlierButton(page);
    pressEarlierButton(page);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(page.dataset['served']).toBeUndefined();
    expect(window.pressedEarly).toBeUndefined();
  });

  it('leaves alone what is no longer there', () => {
    const pressed = jest.fn();
    const gone = document.createElement('button');
    gone.addEventListener('click', pressed);
    window.pressedEarly = gone;
    pressEarlierButton(page);
    expect(pressed).not.toHaveBeenCalled();
  });
});
