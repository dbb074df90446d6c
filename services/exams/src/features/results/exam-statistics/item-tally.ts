/** A candidate's answer to a question, by the indexes of tallied options. */
export interface AnsweredItem {
  id: string;
  /** Index of the right option. */
  answer: number;
  /** Index of the chosen option; undefined without an answer. */
  chosen: number | undefined;
}

/** Choices of candidates with the same score. */
export interface Choices {
  options: number[];
  unanswered: number;
  right: number;
}

/** Candidates with the same share of right answers. */
export interface Level {
  score: number;
  total: number;
  count: number;
}

/**
 * Counts choices by score: one number for each question, option and score, so that memory does not depend on the
 * number of candidates.
 */
export class ItemTally {
  readonly levels: Level[] = [];
  private readonly levelOf = new Map<string, number>();
  private readonly items = new Map<string, Map<number, Choices>>();

  /** Adds the paper of one candidate. */
  add(paper: readonly AnsweredItem[]): void {
    const score = paper.filter(({ answer, chosen }) => chosen === answer).length;
    const at = this.levelAt(score, paper.length);
    const level = this.levels[at];
    if (level) level.count += 1;
    for (const { id, answer, chosen } of paper) {
      const choices = this.choicesAt(id, at);
      if (chosen === undefined) choices.unanswered += 1;
      else choices.options[chosen] = (choices.options[chosen] ?? 0) + 1;
      if (chosen === answer) choices.right += 1;
    }
  }

  /** Ids of all questions. */
  get ids(): string[] {
    return [...this.items.keys()];
  }

  /** Choices for a question, by level index. */
  choicesOf(id: string): ReadonlyMap<number, Choices> {
    return this.items.get(id) ?? new Map<number, Choices>();
  }

  private levelAt(score: number, total: number): number {
    const name = `${score}/${total}`;
    const known = this.levelOf.get(name);
    if (known !== undefined) return known;
    const at = this.levels.push({ score, total, count: 0 }) - 1;
    this.levelOf.set(name, at);
    return at;
  }

  private choicesAt(id: string, level: number): Choices {
    let byLevel = this.items.get(id);
    if (!byLevel) this.items.set(id, (byLevel = new Map<number, Choices>()));
    let choices = byLevel.get(level);
    if (!choices) byLevel.set(level, (choices = { options: [], unanswered: 0, right: 0 }));
    return choices;
  }
}
