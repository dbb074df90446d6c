import { overloaded } from '../core/app-error';

export interface UploadMemoryOptions {
  /** Reserved bytes below which new uploads are admitted. */
  admitBelow: number;
  /** Maximum bytes reserved by all uploads together. */
  capacity: number;
  /** Maximum wait for admission, in ms. */
  waitMs: number;
  /**
   * Interval of progress checks: while bytes arrive, the announced size stays reserved. Otherwise
   * uploads that start together would all find the memory free.
   */
  progressIntervalMs: number;
}

/** Limits the memory of all running uploads. */
export class UploadMemory {
  private reserved = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly options: UploadMemoryOptions) {}

  /**
   * Waits in FIFO order until another upload may start.
   * @param announced its announced size in bytes
   * @throws AppError 503 OVERLOADED.
   */
  async admit(announced: number): Promise<UploadReservation> {
    if (this.queue.length > 0 || this.reserved >= this.options.admitBelow) await this.wait();
    const reservation = new UploadReservation(announced, (change) => this.change(change));
    reservation.reserveAnnounced(this.options.progressIntervalMs);
    return reservation;
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(enter), 1);
        reject(overloaded());
      }, this.options.waitMs);
      this.queue.push(enter);
    });
  }

  private change(bytes: number): boolean {
    if (bytes > 0 && this.reserved + bytes > this.options.capacity) return false;
    this.reserved += bytes;
    if (bytes < 0) this.admitNext();
    return true;
  }

  /** Admits one at a time: its announced size is reserved before the next one is considered. */
  private admitNext(): void {
    if (this.reserved >= this.options.admitBelow) return;
    this.queue.shift()?.();
    if (this.queue.length > 0) setImmediate(() => this.admitNext());
  }
}

/** Minimum bytes per interval of an upload that is not idle. */
const MIN_PROGRESS_BYTES = 64 * 1024;

/** Memory of one upload: its received bytes, or its announced size while bytes arrive. */
export class UploadReservation {
  private received = 0;
  private reserved = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    private announced: number,
    private readonly change: (bytes: number) => boolean,
  ) {}

  /** Reserves the announced size while bytes arrive. */
  reserveAnnounced(intervalMs: number): void {
    // If the announced size does not fit, received bytes are reserved as they arrive.
    if (!this.update()) this.announced = 0;
    let receivedBefore = 0;
    const check = () => {
      if (this.received - receivedBefore >= MIN_PROGRESS_BYTES) receivedBefore = this.received;
      else {
        clearInterval(this.timer);
        this.announced = 0;
        this.update();
      }
    };
    // Checked after pending reads: a busy process does not make its sender idle.
    this.timer = setInterval(() => setImmediate(check), intervalMs);
  }

  /** Reserves received bytes. @returns false if they do not fit. */
  add(bytes: number): boolean {
    this.received += bytes;
    const fits = this.update();
    if (!fits) this.received -= bytes;
    return fits;
  }

  release(): void {
    clearInterval(this.timer);
    this.announced = 0;
    this.received = 0;
    this.update();
  }

  private update(): boolean {
    const size = Math.max(this.announced, this.received);
    const fits = this.change(size - this.reserved);
    if (fits) this.reserved = size;
    return fits;
  }
}
