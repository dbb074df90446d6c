import { act, render, screen } from '@testing-library/react';
import { lazyField } from './lazy-field';

const Part = ({ label }: { label: string }) => <p>{label}</p>;
const Fallback = ({ label }: { label: string }) => <p>Fallback: {label}</p>;
const LOADED = { default: Part };
const show = (load: () => Promise<typeof LOADED>) => {
  const Lazy = lazyField(load, Fallback);
  return act(async () => void render(<Lazy label="Country" />));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('lazyField', () => {
  it('is disabled while it loads, and retries after a failure', async () => {
    const lost = new Error('no network');
    const load = jest
      .fn<Promise<typeof LOADED>, []>()
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost);
    load.mockResolvedValue(LOADED);
    await show(load);
    expect(screen.getByLabelText('Country')).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Country')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('renders the fallback after four failures', async () => {
    const load = jest.fn<Promise<typeof LOADED>, []>(() => Promise.reject(new Error('no network')));
    await show(load);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Fallback: Country')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
  });
});
