import { wordsIn } from '@concord/institute';
import { NameIndex } from './name-index';
import { narrationOf } from './narration';
import { ReferenceIndex, type ReferenceFound } from './reference-index';

/** Facts by which a member is found in a statement. */
export interface Payer {
  id: string;
  number: string;
  name: string;
  phoneNumber: string | null;
  /** In kobo; above 0 where the member owes. */
  balance: number;
}

/** A member who may have paid, with the reasons as sentences; a higher score is likelier. */
export interface Candidate {
  member: string;
  score: number;
  because: string[];
}

const REFERENCES: Record<ReferenceFound, { score: number; words: string }> = {
  whole: { score: 100, words: 'found' },
  split: { score: 97, words: 'found, split by blanks' },
  digits: { score: 90, words: 'found without its letters' },
  number: { score: 80, words: 'found without its check digits' },
  swapped: { score: 75, words: 'found with two digits swapped' },
  doubtful: { score: 60, words: 'found, but with other check digits' },
  mistyped: { score: 65, words: 'found with one digit mistyped' },
};
const PHONE_SCORE = 55;
const NAME_SCORE = { whole: 45, parts: 35, word: 5 };
/** For an amount that equals all that a member owes. */
export const BALANCE_SCORE = 20;
export const BALANCE_REASON = 'The amount equals all that this member owes';
/** An amount that more members owe says nothing by itself. */
const ALIKE_MAX = 3;
const PHONE = /(?<!\d)(?:\+?234|0)?([789][01]\d{8})(?!\d)/g;
const PHONE_DIGITS = 10;
/** Candidates kept of a line until accounts are looked at. */
const KEPT = 8;

/** Finds who may have paid a line. Built once for all lines of a statement; suggests, and decides nothing. */
export class SuggestionIndex {
  private readonly references: ReferenceIndex;
  private readonly names: NameIndex;
  private readonly phones: Map<string, number[]>;
  private readonly balances: Map<number, number[]>;

  constructor(private readonly payers: readonly Payer[]) {
    this.references = new ReferenceIndex(payers.map(({ number }) => number));
    // An erased member is called by the number, whose prefix stands in every reference.
    this.names = new NameIndex(payers.map(({ name, number }) => (name === number ? [] : wordsIn(name))));
    this.phones = grouped(payers, ({ phoneNumber }) => lastDigits(phoneNumber ?? ''));
    this.balances = grouped(payers, ({ balance }) => (balance > 0 ? balance : undefined));
  }

  /** Candidates for a line, likeliest first. */
  candidates(text: string, amount: number): Candidate[] {
    const found = new Map<number, Candidate>();
    const note = (at: number, score: number, reason: string) => {
      const payer = this.payers[at];
      if (!payer) return;
      const candidate = found.get(at) ?? { member: payer.id, score: 0, because: [] };
      candidate.score += score;
      candidate.because.push(reason);
      found.set(at, candidate);
    };
    for (const { member, found: how } of this.references.find(narrationOf(text)))
      note(
        member,
        REFERENCES[how].score,
        `Reference ${this.payers[member]?.number ?? ''} ${REFERENCES[how].words}`,
      );
    for (const at of this.withPhone(text)) note(at, PHONE_SCORE, 'The phone number is in the narration');
    for (const { member, words, isWhole } of this.names.find(wordsIn(text))) {
      const score = (isWhole ? NAME_SCORE.whole : NAME_SCORE.parts) + words.length * NAME_SCORE.word;
      note(member, score, `The narration names ${words.map(capital).join(' ')}`);
    }
    const alike = this.balances.get(amount) ?? [];
    for (const at of alike)
      if (found.has(at) || alike.length <= ALIKE_MAX) note(at, BALANCE_SCORE, BALANCE_REASON);
    return [...found.values()].sort((a, b) => b.score - a.score).slice(0, KEPT);
  }

  private withPhone(text: string): number[] {
    const joined = text.replace(/(\d)[ -](?=\d)/g, '$1');
    const numbers = [text, joined].flatMap((each) =>
      [...each.matchAll(PHONE)].map(([, digits = '']) => digits),
    );
    return [...new Set(numbers.flatMap((digits) => this.phones.get(digits) ?? []))];
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const lastDigits = (phone: string): string | undefined => {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : undefined;
};

function grouped<K>(payers: readonly Payer[], keyOf: (payer: Payer) => K | undefined): Map<K, number[]> {
  const groups = new Map<K, number[]>();
  for (const [at, payer] of payers.entries()) {
    const key = keyOf(payer);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(at);
    else groups.set(key, [at]);
  }
  return groups;
}
