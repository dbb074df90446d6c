interface Waiting {
  bytes: number;
  enter: () => void;
}

/** Lets so many bytes in at once; what comes beyond waits in order. Something larger than that goes in alone. */
export class ByteGate {
  private taken = 0;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly most: number) {}

  /** @returns what gives the place back; to be called once. */
  async enter(bytes: number): Promise<() => void> {
    const counted = Math.min(bytes, this.most);
    if (this.waiting.length > 0 || this.taken + counted > this.most)
      await new Promise<void>((enter) => this.waiting.push({ bytes: counted, enter }));
    else this.taken += counted;
    return () => this.leave(counted);
  }

  private leave(bytes: number): void {
    this.taken -= bytes;
    for (let next = this.waiting[0]; next && this.taken + next.bytes <= this.most; next = this.waiting[0]) {
      this.taken += next.bytes;
      this.waiting.shift();
      next.enter();
    }
  }
}
