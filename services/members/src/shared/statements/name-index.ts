/** Words of narrations that are no names. */
const COMMON = new Set(
  'transfer transfers trf from for the and payment pay bank nip neft rtgs inward fund funds mobile ussd pos web app via ref reference account acct membership member members subscription subs dues due annual levy fee fees institute charge charges limited ltd plc mr mrs miss ms dr prof chief alhaji engr nig nigeria nigerian ng int cash deposit lodgement cheque'.split(
    ' ',
  ),
);
const MIN_LETTERS = 3;
const MIN_WORDS = 2;

/** A member whose name is in a narration: the words found, and whether they are all of its words. */
export interface FoundName {
  member: number;
  words: string[];
  isWhole: boolean;
}

const isWord = (word: string) => word.length >= MIN_LETTERS && !/\d/.test(word) && !COMMON.has(word);

/** Finds the names of members in narrations, in any order of their words. */
export class NameIndex {
  private readonly members = new Map<string, number[]>();
  private readonly counts: number[];

  /** @param names folded words of each member's name */
  constructor(names: readonly (readonly string[])[]) {
    this.counts = names.map((words) => {
      const own = new Set(words.filter(isWord));
      return own.size;
    });
    for (const [member, words] of names.entries())
      for (const word of new Set(words.filter(isWord))) {
        const others = this.members.get(word);
        if (others) others.push(member);
        else this.members.set(word, [member]);
      }
  }

  /** Members of whom at least two words are in the narration, or the only one. */
  find(words: readonly string[]): FoundName[] {
    const found = new Map<number, string[]>();
    for (const word of new Set(words.filter(isWord)))
      for (const member of this.members.get(word) ?? []) {
        const own = found.get(member);
        if (own) own.push(word);
        else found.set(member, [word]);
      }
    const result: FoundName[] = [];
    for (const [member, own] of found) {
      const isWhole = own.length === this.counts[member];
      if (own.length >= MIN_WORDS || isWhole) result.push({ member, words: own, isWhole });
    }
    return result;
  }
}
