import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyWithFallback } from './lazy-with-fallback';

const Part = ({ words }: { words: string }) => <p>{words}</p>;
const Fallback = ({ words }: { words: string }) => <p>Fallback: {words}</p>;
const show = (load: () => Promise<{ default: typeof Part }>) => {
  const Lazy = lazyWithFallback(load, Fallback);
  return act(async () => {
    render(
      <Suspense fallback="Loading">
        <Lazy words="Here it is" />
      </Suspense>,
    );
    await Promise.resolve();
  });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('lazyWithFallback', () => {
  it('retries after a failure', async () => {
    const load = jest
      .fn<Promise<{ default: typeof Part }>, []>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue({ default: Part });
    await show(load);
    expect(screen.getByText('Loading')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('renders the fallback after four failures', async () => {
    const load = jest.fn<Promise<{ default: typeof Part }>, []>(() =>
      Promise.reject(new Error('no network')),
    );
    await show(load);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Fallback: Here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
  });
});
