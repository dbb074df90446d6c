import { mediaEnv } from './env';

describe('CLAMD_URL', () => {
  const accepts = (address: string) => mediaEnv.shape.CLAMD_URL.safeParse(address).success;

  it.each(['tcp://clamd:3310', 'tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])(
    'can be %s',
    (address) => expect(accepts(address)).toBe(true),
  );

  it.each([
    '3310',
    'clamd:3310',
    'http://clamd:3310',
    'tcp://clamd',
    'tcp://clamd:3310/x',
    'unix:',
    'unix:clamd.ctl',
  ])('can not be %s', (address) => expect(accepts(address)).toBe(false));
});
