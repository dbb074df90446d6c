/** Takes a sample at once, at intervals, and at its stop; does not keep the process alive. */
export class Sampler {
  private readonly sample: () => void;
  private readonly timer: NodeJS.Timeout;

  constructor(sample: () => void, everyMs: number) {
    this.sample = sample;
    sample();
    this.timer = setInterval(sample, everyMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.sample();
  }
}
