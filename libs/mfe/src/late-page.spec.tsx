import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { latePage } from './late-page';

function Clicks() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count} clicks</button>;
}

const load = () => Promise.resolve({ default: Clicks });

describe('latePage', () => {
  it('waits inside the nearest boundary when it was not prepared', async () => {
    const { Page } = latePage(load);
    render(
      <Suspense fallback="Loading">
        <Page />
      </Suspense>,
    );
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('0 clicks')).toBeVisible();
  });

  it('is there at once when it was prepared', async () => {
    const { Page, prepare } = latePage(load);
    await prepare();
    render(<Page />);
    expect(screen.getByText('0 clicks')).toBeVisible();
  });

  it('keeps what it holds when it is prepared while it is shown', async () => {
    const { Page, prepare } = latePage(load);
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

  it('passes on that its code cannot be had', async () => {
    const { prepare } = latePage(() => Promise.reject(new Error('gone')));
    await expect(prepare()).rejects.toThrow('gone');
  });
});
