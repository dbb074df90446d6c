import { replayEarlyClick } from './replay-early-click';

describe('replayEarlyClick', () => {
  const root = document.body.appendChild(document.createElement('div'));

  beforeEach(() => {
    root.dataset['prerendered'] = 'page';
    root.innerHTML = '<button>Open menu</button>';
  });

  it('clicks the button that was clicked before hydration, once', () => {
    const clicked = jest.fn();
    const button = root.querySelector('button') ?? undefined;
    button?.addEventListener('click', clicked);
    window.earlyClick = button;
    replayEarlyClick(root);
    replayEarlyClick(root);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(root.dataset['prerendered']).toBeUndefined();
    expect(window.earlyClick).toBeUndefined();
  });

  it('ignores a button that is no longer in the page', () => {
    const clicked = jest.fn();
    const removed = document.createElement('button');
    removed.addEventListener('click', clicked);
    window.earlyClick = removed;
    replayEarlyClick(root);
    expect(clicked).not.toHaveBeenCalled();
  });
});
