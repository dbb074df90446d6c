import { untilStored } from './until-stored';

describe('untilStored', () => {
  it('writes again while others are first, and gives what was stored', async () => {
    const answers = [undefined, false, 'stored', 'stored again'] as const;
    const left = [...answers];
    await expect(untilStored('account', () => Promise.resolve(left.shift()))).resolves.toBe('stored');
    expect(left).toEqual(['stored again']);
  });

  it('gives up when others are first again and again', async () => {
    const write = jest.fn(() => Promise.resolve(undefined));
    await expect(untilStored('member', write)).rejects.toMatchObject({
      statusCode: 409,
      message: 'Others are changing this member. Please try again',
    });
    expect(write).toHaveBeenCalledTimes(20);
  });

  it('passes on a refusal', async () => {
    await expect(untilStored('member', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  });
});
