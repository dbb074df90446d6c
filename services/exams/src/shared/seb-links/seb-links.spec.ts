import { FileLinks } from '@concord/nest-platform';
import { SebLinks } from './seb-links';

const HOUR_MS = 3_600_000;
const EXAM = 'a'.repeat(24);
const partsOf = (url: string) => Object.fromEntries(new URL(url, 'https://x.example').searchParams);

describe('SebLinks', () => {
  let now = Date.UTC(2026, 10, 27, 8);
  const files = new FileLinks(['a secret'], () => now);
  const links = new SebLinks(files);

  it('signs a link to the file of one exam, for half a day', () => {
    const url = links.urlOf(EXAM);
    expect(url).toMatch(new RegExp(`^/api/exams/${EXAM}/seb\\?exp=\\d+&sig=[\\w-]+$`));
    expect(links.isValid(EXAM, partsOf(url))).toBe(true);
    expect(links.isValid('b'.repeat(24), partsOf(url))).toBe(false);
    now += 11 * HOUR_MS;
    expect(links.isValid(EXAM, partsOf(url))).toBe(true);
    now += 2 * HOUR_MS;
    expect(links.isValid(EXAM, partsOf(url))).toBe(false);
  });

  it('takes no link to a file of the media service, none without a signature, and no other secret', () => {
    expect(links.isValid(EXAM, partsOf(files.sign(EXAM)))).toBe(false);
    expect(links.isValid(EXAM, {})).toBe(false);
    const other = new SebLinks(new FileLinks(['another'], () => now));
    expect(links.isValid(EXAM, partsOf(other.urlOf(EXAM)))).toBe(false);
  });
});
