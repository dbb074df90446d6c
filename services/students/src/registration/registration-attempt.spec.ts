import { type RegisterBody, registerBody } from '@concord/contracts';
import { attemptOf } from './registration-attempt';

const KEY = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
const BODY = {
  image_data: 'data:image/png;base64,AA',
  surname: 'Okafor',
  firstName: 'Ada',
  email: 'ada@example.org',
  serialNumber: 'ABCD-2345-EFGH-6789',
  documents: { jamb: { name: 'ab', file: 'c' } },
};
const parse = (more: object = {}) => registerBody.parse({ ...BODY, ...more }) as RegisterBody;

describe('attemptOf', () => {
  const hashOf = (more?: object) => attemptOf(KEY, parse(more))?.bodyHash;

  it('is nothing without a key', () => {
    expect(attemptOf(undefined, parse())).toBeUndefined();
  });

  it('takes the key in any case, and the body as it is meant', () => {
    expect(attemptOf(KEY, parse())?.key).toBe(KEY.toLowerCase());
    expect(hashOf({ email: ' ADA@example.org ', title: '' })).toBe(hashOf());
  });

  it.each([
    [{ surname: 'Obi' }],
    [{ image_data: 'data:image/png;base64,AB' }],
    [{ documents: { jamb: { name: 'a', file: 'bc' } } }],
    [{ documents: { higestQualification: { name: 'ab', file: 'c' } } }],
    [{ documents: {} }],
  ])('tells %j from the first body', (more) => {
    expect(hashOf(more)).not.toBe(hashOf());
  });

  it.each(['', 'hello', `${KEY}0`, KEY.replaceAll('-', '')])('refuses the key %j', (key) => {
    expect(() => attemptOf(key, parse())).toThrow('Idempotency-Key must be a UUID');
  });
});
