import { getPriority, setPriority } from 'node:os';
import { workInBackground } from './background';

jest.mock('node:os', () => ({
  ...jest.requireActual<typeof import('node:os')>('node:os'),
  getPriority: jest.fn(),
  setPriority: jest.fn(),
}));

describe('workInBackground', () => {
  beforeEach(() => jest.mocked(setPriority).mockClear());

  it.each([
    [0, [[5]]],
    [5, []],
    // Raising it again is refused to accounts without rights, and would end the process.
    [10, []],
  ])('lowers the priority of a process, and never raises it: from %s', (niceness, calls) => {
    jest.mocked(getPriority).mockReturnValue(niceness);
    workInBackground();
    expect(jest.mocked(setPriority).mock.calls).toEqual(calls);
  });
});
