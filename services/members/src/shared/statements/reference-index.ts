import { paymentReferenceOf } from '@concord/contracts';
import { comparable, isEdge, isSplit, type Narration } from './narration';

/** Form of a reference in a narration, likeliest first. */
export type ReferenceFound = 'whole' | 'split' | 'digits' | 'number' | 'swapped' | 'mistyped' | 'doubtful';

export interface FoundReference {
  /** Place of the member among those of the index. */
  member: number;
  found: ReferenceFound;
}

const DIGITS = '0123456789';
/** Digits that a reference has at least, where its letters are left out. */
const ENOUGH_DIGITS = 6;
const NUMBER = /^(.*?)(\d+)$/;

/** A reference in two parts: what comes before the last digits, and these. */
interface Form {
  head: string;
  digits: number;
}

/** Finds the payment references of members in narrations. Built once for all lines of a statement. */
export class ReferenceIndex {
  private readonly references = new Map<string, number>();
  private readonly numbers = new Map<string, number>();
  /** Members by the digits at the end; -1 where two members have the same ones. */
  private readonly tails = new Map<string, number>();
  private readonly forms = new Map<string, Form>();
  private readonly numberLengths = new Set<number>();
  private readonly tailLengths = new Set<number>();

  constructor(numbers: readonly string[]) {
    for (const [member, number] of numbers.entries()) this.add(comparable(number), number, member);
  }

  private add(plain: string, number: string, member: number): void {
    const reference = comparable(paymentReferenceOf(number));
    const [, , tail = ''] = NUMBER.exec(reference) ?? [];
    this.references.set(reference, member);
    this.numbers.set(plain, member);
    this.numberLengths.add(plain.length);
    const head = reference.slice(0, reference.length - tail.length);
    this.forms.set(`${head} ${tail.length}`, { head, digits: tail.length });
    if (tail.length < ENOUGH_DIGITS) return;
    this.tails.set(tail, this.tails.has(tail) ? -1 : member);
    this.tailLengths.add(tail.length);
  }

  /** Members whose reference is in the narration; with errors only where none is without. */
  find(narration: Narration): FoundReference[] {
    const exact = this.exact(narration);
    if (exact.length > 0) return exact;
    const found = new Map<number, ReferenceFound>();
    for (const { head, digits } of this.forms.values()) this.nearly(narration, head, digits, found);
    for (const member of this.doubtful(narration)) if (!found.has(member)) found.set(member, 'doubtful');
    return [...found].map(([member, how]) => ({ member, found: how }));
  }

  private exact(narration: Narration): FoundReference[] {
    const found = new Map<number, ReferenceFound>();
    const note = (member: number | undefined, how: ReferenceFound) => {
      if (member !== undefined && member >= 0 && !found.has(member)) found.set(member, how);
    };
    const lengths = new Set([...this.forms.values()].map(({ head, digits }) => head.length + digits));
    for (const [from, to] of windows(narration, lengths))
      note(
        this.references.get(narration.signs.slice(from, to)),
        isSplit(narration, from, to) ? 'split' : 'whole',
      );
    for (const [from, to] of windows(narration, this.tailLengths))
      note(this.tails.get(narration.signs.slice(from, to)), 'digits');
    for (const [from, to] of windows(narration, this.numberLengths))
      if (!hasCheckDigits(narration, to)) note(this.numbers.get(narration.signs.slice(from, to)), 'number');
    return [...found].map(([member, how]) => ({ member, found: how }));
  }

  /** Numbers before two digits that are not those of their references. */
  private doubtful(narration: Narration): number[] {
    const found: number[] = [];
    for (const [from, to] of windows(narration, this.numberLengths)) {
      const member = this.numbers.get(narration.signs.slice(from, to));
      if (member !== undefined) found.push(member);
    }
    return found;
  }

  /** References with two digits swapped, or one digit wrong, missing or too much, behind the right letters. */
  private nearly(
    { signs, starts }: Narration,
    head: string,
    digits: number,
    found: Map<number, ReferenceFound>,
  ): void {
    if (digits < ENOUGH_DIGITS) return;
    for (let at = signs.indexOf(head); at >= 0; at = signs.indexOf(head, at + 1)) {
      // Without letters only a number that stands alone is looked at.
      if (head === '' && starts[at] === false && at > 0) continue;
      const run = /^\d*/.exec(signs.slice(at + head.length, at + head.length + digits + 2))?.[0] ?? '';
      const note = (tail: string, how: ReferenceFound) => {
        const member = this.references.get(head + tail);
        if (member !== undefined && found.get(member) !== 'swapped') found.set(member, how);
      };
      for (const tail of swaps(run.slice(0, digits))) if (tail.length === digits) note(tail, 'swapped');
      for (const tail of typingErrors(run, digits)) note(tail, 'mistyped');
      if (head === '' && at > signs.length - digits) break;
    }
  }
}

/** True if two digits stand alone at this place. */
const hasCheckDigits = ({ signs, starts }: Narration, at: number): boolean =>
  /^\d\d$/.test(signs.slice(at, at + 2)) && (at + 2 >= signs.length || starts[at + 2] === true);

/** Ranges of these lengths that do not cut a number in two. */
function* windows(narration: Narration, lengths: ReadonlySet<number>): Generator<[from: number, to: number]> {
  for (const length of lengths)
    for (let from = 0; from + length <= narration.signs.length; from += 1)
      if (isEdge(narration, from) && isEdge(narration, from + length)) yield [from, from + length];
}

/** The digits with two of them swapped. */
export function* swaps(digits: string): Generator<string> {
  for (let a = 0; a < digits.length; a += 1)
    for (let b = a + 1; b < digits.length; b += 1)
      if (digits[a] !== digits[b])
        yield (
          digits.slice(0, a) +
          (digits[b] ?? '') +
          digits.slice(a + 1, b) +
          (digits[a] ?? '') +
          digits.slice(b + 1)
        );
}

/** Digits of this length from which one wrong, missing or additional digit makes those that were typed. */
export function* typingErrors(typed: string, length: number): Generator<string> {
  const same = typed.slice(0, length);
  if (same.length === length)
    for (let at = 0; at < length; at += 1)
      for (const digit of DIGITS)
        if (digit !== same[at]) yield same.slice(0, at) + digit + same.slice(at + 1);
  if (typed.length === length - 1)
    for (let at = 0; at < length; at += 1)
      for (const digit of DIGITS) yield typed.slice(0, at) + digit + typed.slice(at);
  if (typed.length === length + 1)
    for (let at = 0; at <= length; at += 1) yield typed.slice(0, at) + typed.slice(at + 1);
}
