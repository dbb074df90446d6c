import DataLoader from 'dataloader';

/** Longest time that a batch waits for the one before it, in ms: a command that hangs must not delay the others longer. */
const WAIT_MS = 300;
/** Most calls that one command serves. */
const BATCH_MAX = 100;

export interface BatchOptions {
  /** Most calls of a batch; 100 when absent. */
  max?: number;
}

/**
 * Serves calls of the same kind by one command at a time: a single call is made at once, and those that come while it is
 * under way share the next command. So a hall that acts in the same second costs the store a few commands, and each
 * answer was made after its call.
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

  /** @param serve answers calls in their order, each with its answer or with the error that it alone met */
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

  /** @throws whatever the command throws that serves the call */
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
