import { type RegisterBody, registerBody } from '@concord/contracts';
import { parseIdempotencyKey } from './idempotency-key';

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

describe('parseIdempotencyKey', () => {
  const hashOf = (more?: object) => parseIdempotencyKey(KEY, parse(more))?.bodyHash;

  it('is undefined without a header', () => {
    expect(parseIdempotencyKey(undefined, parse())).toBeUndefined();
  });

  it('ignores the case of the key, and hashes the parsed body', () => {
    expect(parseIdempotencyKey(KEY, parse())?.key).toBe(KEY.toLowerCase());
    expect(hashOf({ email: ' ADA@example.org ', title: '' })).toBe(hashOf());
  });

  it.each([
    [{ surname: 'Obi' }],
    [{ image_data: 'data:image/png;base64,AB' }],
    [{ documents: { jamb: { name: 'a', file: 'bc' } } }],
    [{ documents: { higestQualification: { name: 'ab', file: 'c' } } }],
    [{ documents: {} }],
  ])('hashes %j differently', (more) => {
    expect(hashOf(more)).not.toBe(hashOf());
  });

  it.each(['', 'hello', `${KEY}0`, KEY.replaceAll('-', '')])('refuses the key %j', (key) => {
    expect(() => parseIdempotencyKey(key, parse())).toThrow('Idempotency-Key must be a UUID');
  });
});
