import { BodyStorage } from './body-storage';

const MB = 1024 * 1024;

describe('the pace of bodies that go to files', () => {
  let storage: BodyStorage;
  beforeEach(() => (storage = new BodyStorage('', 1000 * MB)));

  it('lets an upload pass without a wait', () => expect(storage.pace(8 * MB, 0)).toBe(0));

  it('makes wait for what is more than 32 MB a second', () => {
    expect(storage.pace(16 * MB, 0)).toBe(250);
    expect(storage.pace(32 * MB, 0)).toBe(1250);
    expect(storage.pace(0, 1000)).toBe(250);
  });

  it('saves nothing up', () => {
    storage.pace(8 * MB, 0);
    expect(storage.pace(16 * MB, 60_000)).toBe(250);
  });
});
