import { dataUrlOf } from '@concord/testing';
import { bytesOfDataUrl } from './data-url';

describe('bytesOfDataUrl', () => {
  const rules = { maxBytes: 1000, noun: 'picture', path: 'image_data' };

  it.each(['text/html;charset=utf-8', 'image/png', '', ';name=a.png'])(
    'gives the bytes of media type %j',
    (type) => {
      expect(bytesOfDataUrl(dataUrlOf(Buffer.from('abcd'), type), rules).toString()).toBe('abcd');
    },
  );

  it.each([
    ['no data URL', 'https://example.org/a.png'],
    ['no base64', 'data:image/png,abc'],
    ['nothing after the comma', 'data:image/png;base64,'],
    ['characters that are not base64', 'data:image/png;base64,ab!!cd$$ef'],
    ['a line break', 'data:image/png;base64,abcd\r\nefgh'],
    ['another URL in it', 'data:image/png;base64,data:image/png;base64,abcd'],
    ['spaces', 'data:image/png;base64,ab cd ef gh'],
    ['an endless head', `data:${'x'.repeat(500)};base64,abcd`],
    ['an empty text', ''],
  ])('refuses %s', (_, url) => {
    expect(() => bytesOfDataUrl(url, rules)).toThrow(
      expect.objectContaining({ statusCode: 400, code: 'NOT_AN_IMAGE' }),
    );
  });

  it('takes exactly the limit and refuses one byte more', () => {
    expect(bytesOfDataUrl(dataUrlOf(Buffer.alloc(1000), 'image/png'), rules)).toHaveLength(1000);
    expect(() => bytesOfDataUrl(dataUrlOf(Buffer.alloc(1001), 'image/png'), rules)).toThrow(
      expect.objectContaining({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE' }),
    );
  });

  it('judges 16 MB of nonsense', () => {
    const url = `data:image/png;base64,${'!'.repeat(16_000_000)}`;
    expect(() => bytesOfDataUrl(url, { ...rules, maxBytes: 20_000_000 })).toThrow('empty');
  });
});
