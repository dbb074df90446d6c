import type { Hall, Result } from '@concord/contracts';
import {
  HARD_NAMES,
  LETTERS,
  LONG_NAME,
  MARKED_NAME,
  OTHER_NAMES,
  UNPRINTED_NAME,
} from '@concord/testing/letters';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasWords, readPdf } from '../../../testing/printing';
import { RESULT } from '../../../testing/records';
import type { HallSeat } from './hall-seat';
import type { FileWriter } from './list-writer';
import { SeatCardWriter } from './seat-card-writer';
import { SlipWriter } from './slip-writer';

const HOUSE = ['Inter-Bold', 'Inter-Regular', 'NotoSerif-SemiBold'];
/** Some are decomposed, as an old record may be. */
const NAMES = [...HARD_NAMES, LONG_NAME, MARKED_NAME].map((name, n) => name.normalize(n % 2 ? 'NFD' : 'NFC'));
const madeAt = new Date('2026-11-21T12:00:00Z');

/** The strip below the cards. */
const FOOT = 30;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letters-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function printed<Row>(make: (path: string) => FileWriter<Row>, rows: readonly Row[]) {
  const path = join(folder, 'file.pdf');
  const writer = make(path);
  await writer.add(rows);
  await writer.end();
  return readPdf(await readFile(path));
}

const HALL = { name: NAMES[0], room: LONG_NAME, startsAt: madeAt.toISOString() } as unknown as Hall;

describe('letters of Yoruba, Igbo and Hausa, printed without a browser', () => {
  it('are in the fonts of the pages on slips', async () => {
    const rows = NAMES.map((surname): Result => ({ ...RESULT, student: { ...RESULT.student, surname } }));
    const all = { ...RESULT, remark: LETTERS.join(' ').slice(0, 390) };
    const file = await printed((path) => new SlipWriter(path, madeAt), [...rows, all]);
    const { fonts, pages } = file;
    expect(fonts).toEqual(HOUSE);
    for (const name of NAMES) expect(hasWords(file, name)).toBe(true);
    expect(pages.flatMap(({ pieces }) => pieces).filter(({ right }) => right > 560)).toEqual([]);
  });

  it('stay inside their card of a seat', async () => {
    const seats = NAMES.map((name, n): HallSeat => ({
      number: n + 1,
      name,
      serialEnd: '1234',
      exams: '',
      photo: '',
    }));
    const make = (path: string) =>
      new SeatCardWriter(path, HALL, { madeAt, photos: { read: () => Promise.resolve(undefined) } });
    const file = await printed(make, seats);
    const { fonts, pages } = file;
    expect(fonts).toEqual(HOUSE);
    for (const name of NAMES) expect(hasWords(file, name)).toBe(true);
    const middle = (pages[0]?.size[0] ?? 0) / 2;
    const crossing = pages
      .flatMap(({ pieces }) => pieces)
      .filter(({ low }) => low > FOOT)
      .filter(({ left, right }) => right > 2 * middle - 28 || (left < middle && right > middle));
    expect(crossing).toEqual([]);
  });
});

describe('letters of other scripts, printed without a browser', () => {
  const slips = (...names: readonly string[]) => {
    const rows = names.map((surname): Result => ({ ...RESULT, student: { ...RESULT.student, surname } }));
    return printed((path) => new SlipWriter(path, madeAt), rows);
  };

  it('are on slips, also beside letters of the country and in long names', async () => {
    const names = [...OTHER_NAMES, `${HARD_NAMES[0]} ${OTHER_NAMES[0]}`, OTHER_NAMES[2].repeat(20)];
    const file = await slips(...names);
    for (const name of OTHER_NAMES) expect(hasWords(file, name)).toBe(true);
    expect(hasWords(file, HARD_NAMES[0])).toBe(true);
    expect(file.pages).toHaveLength(names.length);
    expect(file.pages.flatMap(({ pieces }) => pieces).filter(({ right }) => right > 560)).toEqual([]);
    expect(file.pages.some(({ text }) => text.includes('A box stands'))).toBe(false);
  });

  it('stay inside their card of a seat', async () => {
    const seats = OTHER_NAMES.map((name, n): HallSeat => ({
      number: n + 1,
      name: name.repeat(8),
      serialEnd: '1234',
      exams: '',
      photo: '',
    }));
    const make = (path: string) =>
      new SeatCardWriter(path, HALL, { madeAt, photos: { read: () => Promise.resolve(undefined) } });
    const { pages } = await printed(make, seats);
    const inFirstColumn = pages
      .flatMap(({ pieces }) => pieces)
      .filter(({ left, low }) => left < 297 && low > FOOT);
    expect(inFirstColumn.filter(({ right }) => right > 297.5)).toEqual([]);
  });

  it('are named as boxes where no font has them', async () => {
    const { pages } = await slips(UNPRINTED_NAME);
    expect(pages[0]?.text).toContain('A box stands for a letter that cannot be printed.');
  });

  it('leave the pages beside them without a word about boxes, and the number of theirs free', async () => {
    const { pages } = await slips('Bello', UNPRINTED_NAME, 'Musa');
    expect(pages.map(({ text }) => text.includes('A box stands'))).toEqual([false, true, false]);
    const foot = (pages[1]?.pieces ?? []).filter(({ low }) => low < 40);
    const left = foot.filter(({ left }) => left < 300).map(({ right }) => right);
    const number = foot.find(({ text }) => text.startsWith('Page'));
    expect(Math.max(...left)).toBeLessThan(number?.left ?? 0);
  });

  it('keep the direction of each, as of Arabic beside English', async () => {
    const { pages } = await slips('محمد أمينة');
    const { pieces = [] } = pages[0] ?? {};
    const arabic = pieces.find(({ text }) => /[\u0600-\u06ff]/.test(text));
    const english = pieces.find(({ text }) => text.includes('Amina'));
    expect(arabic?.text).not.toMatch(/[a-z]/i);
    expect(english?.left).toBeGreaterThanOrEqual(arabic?.right ?? Infinity);
  });
});
