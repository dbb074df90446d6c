import type { InternalClient } from '@concord/nest-platform';
import { HallWatch } from './hall-watch';

const call = jest.fn<Promise<{ count: number }>, []>();
const watch = () => new HallWatch({ call } as unknown as InternalClient);

describe('whether a hall sits', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    call.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    [10, true],
    [9, false],
  ])('with %i open attempts: %j', async (count, isSitting) => {
    call.mockResolvedValue({ count });
    expect(await watch().isHallSitting()).toBe(isSitting);
  });

  it('is asked again after five seconds, and stays as it was while nobody answers', async () => {
    const hall = watch();
    call.mockResolvedValueOnce({ count: 10 }).mockRejectedValueOnce(new Error('away'));
    call.mockResolvedValueOnce({ count: 0 });
    const said: boolean[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      said.push(await hall.isHallSitting());
      await jest.advanceTimersByTimeAsync(2500);
    }
    expect([said, call.mock.calls.length]).toEqual([[true, true, true, true], 2]);
    await jest.advanceTimersByTimeAsync(2500);
    expect(await hall.isHallSitting()).toBe(false);
  });
});
