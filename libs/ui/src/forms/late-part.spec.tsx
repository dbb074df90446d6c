import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { latePart } from './late-part';

const Part = ({ words }: { words: string }) => <p>{words}</p>;
const StandIn = ({ words }: { words: string }) => <p>Plainly: {words}</p>;
const show = (load: () => Promise<{ default: typeof Part }>) => {
  const Late = latePart(load, StandIn);
  return act(async () => {
    render(
      <Suspense fallback="Loading">
        <Late words="Here it is" />
      </Suspense>,
    );
    await Promise.resolve();
  });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('latePart', () => {
  it('asks again for a part that did not arrive', async () => {
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

  it('has the plain one do its work when the part cannot be had', async () => {
    const load = jest.fn<Promise<{ default: typeof Part }>, []>(() =>
      Promise.reject(new Error('no network')),
    );
    await show(load);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Plainly: Here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
  });
});
