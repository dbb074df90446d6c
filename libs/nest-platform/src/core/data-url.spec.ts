import { dataUrlOf } from '@concord/testing';
import { decodeDataUrl } from './data-url';

describe('decodeDataUrl', () => {
  const rules = { maxBytes: 1000, kind: 'picture' as const, path: 'image_data' };

  it.each(['text/html;charset=utf-8', 'image/png', '', ';name=a.png'])('decodes media type %j', (type) => {
    expect(decodeDataUrl(dataUrlOf(Buffer.from('abcd'), type), rules).toString()).toBe('abcd');
  });

  it.each([
    ['no data URL', 'https://example.org/a.png'],
    ['no base64', 'data:image/png,abc'],
    ['no content after the comma', 'data:image/png;base64,'],
    ['characters that are not base64', 'data:image/png;base64,ab!!cd$$ef'],
    ['a line break', 'data:image/png;base64,abcd\r\nefgh'],
    ['a URL inside the URL', 'data:image/png;base64,data:image/png;base64,abcd'],
    ['spaces', 'data:image/png;base64,ab cd ef gh'],
    ['a head that is too long', `data:${'x'.repeat(500)};base64,abcd`],
    ['an empty text', ''],
  ])('refuses %s', (_, url) => {
    expect(() => decodeDataUrl(url, rules)).toThrow(
      expect.objectContaining({ statusCode: 400, code: 'NOT_AN_IMAGE' }),
    );
  });

  it('accepts the exact limit and refuses one byte more', () => {
    expect(decodeDataUrl(dataUrlOf(Buffer.alloc(1000), 'image/png'), rules)).toHaveLength(1000);
    expect(() => decodeDataUrl(dataUrlOf(Buffer.alloc(1001), 'image/png'), rules)).toThrow(
      expect.objectContaining({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE' }),
    );
  });

  it('refuses 16 MB that are not base64', () => {
    const url = `data:image/png;base64,${'!'.repeat(16_000_000)}`;
    expect(() => decodeDataUrl(url, { ...rules, maxBytes: 20_000_000 })).toThrow('empty');
  });
});
