import { ITEM_FLAG_BOUNDS, type ItemFlag, type ItemStatistics, type Thirds } from '@concord/contracts';
import type { Choices, ItemTally, Level } from './item-tally';
import { percentOfLevel } from './score-summary';

type Third = keyof Thirds;

/** Statistics of one question; `choices` are in the order of its options. */
export interface ItemNumbers extends Pick<
  ItemStatistics,
  'candidates' | 'facility' | 'discrimination' | 'unanswered' | 'flags'
> {
  choices: Thirds[];
}

/** The third of each level, by the rank of its median candidate, so that equal scores stay together. */
export function thirdsOf(levels: readonly Level[]): Third[] {
  const all = levels.reduce((sum, { count }) => sum + count, 0);
  return levels.map((level) => {
    const value = percentOfLevel(level);
    const countWhere = (isMeant: (percent: number) => boolean) =>
      levels.reduce((sum, other) => sum + (isMeant(percentOfLevel(other)) ? other.count : 0), 0);
    const middle = countWhere((percent) => percent < value) + countWhere((percent) => percent === value) / 2;
    if (middle < all / 3) return 'bottom';
    return middle > (2 * all) / 3 ? 'top' : 'middle';
  });
}

/** Analyses the answers to one question with this number of options. */
export function analyseItem(
  tally: ItemTally,
  id: string,
  { options, thirds }: { options: number; thirds: readonly Third[] },
): ItemNumbers {
  const choices = Array.from({ length: options }, () => ({ bottom: 0, middle: 0, top: 0 }));
  const unanswered = { bottom: 0, middle: 0, top: 0 };
  const sums = new Sums();
  for (const [at, chosen] of tally.choicesOf(id)) {
    const level = tally.levels[at];
    const group = thirds[at];
    if (!level || !group) continue;
    unanswered[group] += chosen.unanswered;
    for (const [option, counts] of choices.entries()) counts[group] += chosen.options[option] ?? 0;
    sums.add(level, { right: chosen.right, all: countOf(chosen) });
  }
  const numbers = { candidates: sums.all, facility: sums.facility, discrimination: sums.correlation };
  const isUnchosen = choices.some(({ bottom, middle, top }) => bottom + middle + top === 0);
  return { ...numbers, choices, unanswered, flags: flagsOf(numbers, isUnchosen) };
}

const countOf = ({ options, unanswered }: Choices) =>
  options.reduce((sum, count = 0) => sum + count, unanswered);

/** Removes rounding errors, which can make a zero negative: the page would then ask to check the key. */
const exact = (value: number) => Math.round(value * 1e12) / 1e12 + 0;

/** Sums for the correlation between a question and the share of right answers to the others. */
class Sums {
  all = 0;
  private right = 0;
  private rest = 0;
  private squares = 0;
  private products = 0;

  add({ score, total }: Level, { right, all }: { right: number; all: number }): void {
    const others = Math.max(1, total - 1);
    const [restOfRight, restOfWrong] = [(score - 1) / others, score / others];
    const wrong = all - right;
    this.all += all;
    this.right += right;
    this.rest += right * restOfRight + wrong * restOfWrong;
    this.squares += right * restOfRight ** 2 + wrong * restOfWrong ** 2;
    this.products += right * restOfRight;
  }

  get facility(): number {
    return this.all === 0 ? 0 : this.right / this.all;
  }

  /** Pearson's correlation; null if it is undefined because one of the two values is the same for everybody. */
  get correlation(): number | null {
    const n = this.all;
    if (n === 0) return null;
    const [spread, restSpread] = [
      (this.right / n) * (1 - this.right / n),
      this.squares / n - (this.rest / n) ** 2,
    ];
    if (spread <= 0 || restSpread < 1e-12) return null;
    return exact((this.products / n - (this.right / n) * (this.rest / n)) / Math.sqrt(spread * restSpread));
  }
}

function flagsOf(
  { facility, discrimination }: Pick<ItemNumbers, 'facility' | 'discrimination'>,
  isUnchosen: boolean,
): ItemFlag[] {
  const { hard, easy, weak } = ITEM_FLAG_BOUNDS;
  const flags: [ItemFlag, boolean][] = [
    ['check-key', discrimination !== null && discrimination < 0],
    ['weak', discrimination !== null && discrimination >= 0 && discrimination < weak],
    ['hard', facility < hard],
    ['easy', facility > easy],
    ['unchosen-option', isUnchosen],
  ];
  return flags.flatMap(([flag, isSet]) => (isSet ? [flag] : []));
}
