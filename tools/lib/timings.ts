/** Measures how long each step takes; steps may overlap. */
export class Timings {
  readonly steps: { name: string; milliseconds: number }[] = [];
  private readonly started: number;

  constructor(started = Date.now()) {
    this.started = started;
  }

  async measure<T>(name: string, work: () => Promise<T>): Promise<T> {
    const from = Date.now();
    try {
      return await work();
    } finally {
      this.steps.push({ name, milliseconds: Date.now() - from });
    }
  }

  get total(): number {
    return Date.now() - this.started;
  }
}
