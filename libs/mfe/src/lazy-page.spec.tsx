import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { lazyPage } from './lazy-page';

function Clicks() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count} clicks</button>;
}

const load = () => Promise.resolve({ default: Clicks });

describe('lazyPage', () => {
  it('suspends when it was not prepared', async () => {
    const { Page } = lazyPage(load);
    render(
      <Suspense fallback="Loading">
        <Page />
      </Suspense>,
    );
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('0 clicks')).toBeVisible();
  });

  it('renders at once when it was prepared', async () => {
    const { Page, prepare } = lazyPage(load);
    await prepare();
    render(<Page />);
    expect(screen.getByText('0 clicks')).toBeVisible();
  });

  it('keeps its state when it is prepared while it is shown', async () => {
    const { Page, prepare } = lazyPage(load);
    const view = (
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    );
    const { rerender } = render(view);
    await userEvent.click(await screen.findByText('0 clicks'));
    expect(screen.getByText('1 clicks')).toBeVisible();
    await prepare();
    rerender(view);
    expect(screen.getByText('1 clicks')).toBeVisible();
  });

  it('rejects when its code cannot be loaded', async () => {
    const { prepare } = lazyPage(() => Promise.reject(new Error('gone')));
    await expect(prepare()).rejects.toThrow('gone');
  });
});
