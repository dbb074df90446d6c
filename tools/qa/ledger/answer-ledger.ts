/** Text of the chosen option; null when the answer was cleared. */
export type Choice = string | null;

export interface Save {
  seq: number;
  answers: Record<string, Choice>;
}

interface Entry {
  choice: Choice;
  chosenAt: number;
  acknowledged: Choice;
  isAcknowledged: boolean;
  /** Choices sent since the last acknowledgement, which the server may or may not have. */
  sent: Set<Choice>;
}

/** Ledger of one candidate's choices: made, sent and acknowledged. */
export class AnswerLedger {
  seq = 0;
  private readonly entries = new Map<string, Entry>();

  choose(question: string, choice: Choice, at: number): void {
    const known = this.entries.get(question);
    const chosenAt = known && !known.isAcknowledged ? known.chosenAt : at;
    const { acknowledged = null, sent = new Set<Choice>() } = known ?? {};
    this.entries.set(question, { choice, chosenAt, acknowledged, isAcknowledged: false, sent });
  }

  get hasUnsaved(): boolean {
    for (const entry of this.entries.values()) if (!entry.isAcknowledged) return true;
    return false;
  }

  /** A save with every unacknowledged answer and the next sequence number. */
  nextSave(): Save {
    this.seq += 1;
    const answers: Record<string, Choice> = {};
    for (const [question, entry] of this.entries) {
      if (entry.isAcknowledged) continue;
      answers[question] = entry.choice;
      entry.sent.add(entry.choice);
    }
    return { seq: this.seq, answers };
  }

  /** Records an acknowledged save. @returns times at which the saved answers were chosen */
  acknowledged(save: Save, serverSeq = save.seq): number[] {
    // Another device used higher numbers, so the server may have ignored these answers: they are sent again.
    if (serverSeq > this.seq) {
      this.seq = serverSeq;
      return [];
    }
    const saved: number[] = [];
    for (const [question, choice] of Object.entries(save.answers)) {
      const entry = this.entries.get(question);
      if (!entry) continue;
      entry.acknowledged = choice;
      entry.sent.clear();
      if (entry.choice !== choice) continue;
      entry.isAcknowledged = true;
      saved.push(entry.chosenAt);
    }
    return saved;
  }

  /** Marks every choice as acknowledged, after the submission. */
  acknowledgeAll(): void {
    for (const entry of this.entries.values()) {
      entry.acknowledged = entry.choice;
      entry.isAcknowledged = true;
      entry.sent.clear();
    }
  }

  /** Choices that the server may have for a question: the last acknowledged one, and those sent since. */
  allowed(question: string): Choice[] {
    const entry = this.entries.get(question);
    return entry ? [entry.acknowledged, ...entry.sent] : [null];
  }

  get choices(): Map<string, Choice> {
    return new Map([...this.entries].map(([question, { choice }]) => [question, choice]));
  }
}

type Expected = Pick<AnswerLedger, 'allowed'>;

/** Snapshot of a ledger. */
export function snapshotOf(ledger: AnswerLedger): Expected {
  const allowed = new Map([...ledger.choices.keys()].map((question) => [question, ledger.allowed(question)]));
  return { allowed: (question) => allowed.get(question) ?? [null] };
}

/** Answers on the server that no ledger allows, one line each. */
export function differences(
  questions: readonly string[],
  held: Readonly<Record<string, Choice | undefined>>,
  ...ledgers: Expected[]
): string[] {
  return questions.flatMap((question) => {
    const stored = held[question] ?? null;
    const allowed = ledgers.flatMap((ledger) => ledger.allowed(question));
    if (allowed.includes(stored)) return [];
    return [`question ${question} holds ${JSON.stringify(stored)} instead of ${JSON.stringify(allowed)}`];
  });
}
