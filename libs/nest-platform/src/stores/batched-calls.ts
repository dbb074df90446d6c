import DataLoader from 'dataloader';

/** Maximum wait of a batch for the previous one, in ms: a hanging command must not delay the others longer. */
const WAIT_MS = 300;
/** Maximum calls per command. */
const BATCH_MAX = 100;

export interface BatchOptions {
  /** Maximum calls per batch; defaults to 100. */
  max?: number;
}

/**
 * Batches calls of one kind: a single call runs at once, and calls that arrive while it runs share
 * the next command. A hall acting in the same second costs the store a few commands, and each
 * answer is computed after its call.
 *
 * @example
 * const names = new BatchedCalls<string, string | undefined>(async (ids) => {
 *   const found = await this.readNames(ids);
 *   return ids.map((id) => found.get(id));
 * });
 * await names.make(id);
 */
export class BatchedCalls<Call, Answer> {
  private readonly loader: DataLoader<Call, Answer>;
  private underWay = 0;
  private readonly waiting = new Set<() => void>();

  /** @param serve returns, in the order of the calls, each one's answer or individual error */
  constructor(
    private readonly serve: (calls: readonly Call[]) => Promise<readonly (Answer | Error)[]>,
    { max = BATCH_MAX }: BatchOptions = {},
  ) {
    this.loader = new DataLoader<Call, Answer>((calls) => this.run(calls), {
      cache: false,
      maxBatchSize: max,
      batchScheduleFn: (start) => this.schedule(start),
    });
  }

  /** @throws any error of the command that serves the call */
  make(call: Call): Promise<Answer> {
    return this.loader.load(call);
  }

  private schedule(start: () => void): void {
    if (this.underWay === 0) {
      setImmediate(start);
      return;
    }
    const begin = () => {
      clearTimeout(timer);
      this.waiting.delete(begin);
      setImmediate(start);
    };
    const timer = setTimeout(begin, WAIT_MS);
    this.waiting.add(begin);
  }

  private async run(calls: readonly Call[]): Promise<readonly (Answer | Error)[]> {
    this.underWay += 1;
    try {
      return await this.serve(calls);
    } finally {
      this.underWay -= 1;
      for (const begin of [...this.waiting]) begin();
    }
  }
}
