/** Sign before the decimals of a file. */
export type Decimals = 'point' | 'comma';

/** An amount as read; `kobo` is an integer above or equal to 0. */
export interface ReadAmount {
  kobo: number;
  isNegative: boolean;
  mark?: 'credit' | 'debit';
}

/** A text that is no amount: empty, in another currency, or unreadable. */
export type NoAmount = 'empty' | 'currency' | 'unreadable';

const MINUS = /^[-−–]|[-−–]$/;
const DASHES = /^[-−–—.]*$/;
const NAIRA = /NGN|₦|NAIRA|\bN(?=[\d\s.,(-])/gi;
const CREDIT = /(?<![A-Z])(?:CR|CREDIT|C)\.?$/i;
const DEBIT = /(?<![A-Z])(?:DR|DEBIT|D)\.?$/i;
const SPACES = /[\s\u00a0\u202f'’]/g;
/** Digits of a kobo amount that a double holds exactly. */
const MAX_DIGITS = 15;

/** Reads an amount of a statement, by digits and never by floating point. */
export function readAmount(text: string, decimals: Decimals | undefined): ReadAmount | NoAmount {
  let rest = text.trim();
  if (DASHES.test(rest)) return 'empty';
  const mark = CREDIT.test(rest.replace(SPACES, ' ')) ? 'credit' : DEBIT.test(rest) ? 'debit' : undefined;
  if (mark) rest = rest.replace(mark === 'credit' ? CREDIT : DEBIT, '');
  rest = rest.replace(NAIRA, '').replace(SPACES, '');
  if (/[A-Z$€£¥]/i.test(rest)) return /\d/.test(rest) ? 'currency' : 'unreadable';
  const isBracketed = rest.startsWith('(') && rest.endsWith(')');
  if (isBracketed) rest = rest.slice(1, -1);
  const isNegative = isBracketed || MINUS.test(rest);
  rest = rest.replace(MINUS, '').replace(/^\+/, '');
  const kobo = koboOf(rest, decimals ?? decimalsIn(rest));
  return kobo === undefined ? 'unreadable' : { kobo, isNegative, ...(mark && { mark }) };
}

function koboOf(plain: string, decimals: Decimals): number | undefined {
  const [point, comma] = decimals === 'point' ? ['.', ','] : [',', '.'];
  const [whole = '', fraction = '', ...more] = plain.split(point);
  if (more.length > 0) return undefined;
  const groups = whole.split(comma);
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => /^\d{2,3}$/.test(group));
  const digits = groups.join('');
  if (!isGrouped || !/^\d*$/.test(digits) || !/^\d*$/.test(fraction) || digits + fraction === '')
    return undefined;
  // Workbooks may have zeros behind the kobo, but no parts of one.
  if (!/^\d{0,2}0*$/.test(fraction)) return undefined;
  const kobo = `${digits}${fraction.slice(0, 2).padEnd(2, '0')}`.replace(/^0+(?=\d)/, '');
  return kobo.length > MAX_DIGITS ? undefined : Number(kobo);
}

/** The decimal sign that one amount shows: the later of two, or the only one unless it groups thousands. */
function decimalsIn(plain: string): Decimals {
  const [point, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? 'point' : 'comma';
  if (point >= 0) return isGrouping(plain, '.') ? 'comma' : 'point';
  return comma >= 0 && !isGrouping(plain, ',') ? 'comma' : 'point';
}

const isGrouping = (plain: string, sign: string): boolean => {
  const groups = plain.replace(/[()+\-−–]/g, '').split(sign);
  return groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? '').length <= 3;
};

const PROOF = /([.,])\d{1,2}\D*$/;

/** The decimal sign of all amounts of a file; undefined where they prove none, or both. */
export function decimalsOf(texts: readonly string[]): Decimals | undefined {
  const found = new Set<Decimals>();
  for (const text of texts) {
    const [, sign] = PROOF.exec(text) ?? [];
    if (sign) found.add(sign === '.' ? 'point' : 'comma');
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}
