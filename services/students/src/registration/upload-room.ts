import { overloaded } from '../platform/slots';

export interface UploadRoomOptions {
  /** New uploads are let in while less than this is held, in bytes. */
  admitBelow: number;
  /** No more than this is held, in bytes. */
  capacity: number;
  /** An upload that waited this long to be let in is refused. */
  waitMs: number;
  /**
   * An upload counts as large as it says it is while it really comes, as looked at so often: many that begin at once
   * would all find the room empty.
   */
  announcedMs: number;
}

/** The memory that uploads under way may hold together. */
export class UploadRoom {
  private held = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: UploadRoomOptions) {}

  /**
   * Waits, in order of arrival, until there is room for another upload.
   * @param announced how large it says it is, in bytes
   * @throws AppError 503 OVERLOADED.
   */
  async admit(announced: number): Promise<UploadShare> {
    if (this.waiting.length > 0 || this.held >= this.options.admitBelow) await this.wait();
    const share = new UploadShare(announced, (change) => this.change(change));
    share.expect(this.options.announcedMs);
    return share;
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(overloaded());
      }, this.options.waitMs);
      this.waiting.push(enter);
    });
  }

  private change(bytes: number): boolean {
    if (bytes > 0 && this.held + bytes > this.options.capacity) return false;
    this.held += bytes;
    if (bytes < 0) this.admitNext();
    return true;
  }

  /** One at a time: what it announces counts before the next one is looked at. */
  private admitNext(): void {
    if (this.held >= this.options.admitBelow) return;
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(() => this.admitNext());
  }
}

/** Fewer bytes than this between two looks are no upload that is worth keeping room for. */
const REAL_PROGRESS = 64 * 1024;

/** What one upload holds: the bytes that came, and for a moment those that it announced. */
export class UploadShare {
  private received = 0;
  private counted = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    private announced: number,
    private readonly change: (bytes: number) => boolean,
  ) {}

  /** Counts what was announced for as long as bytes come. */
  expect(everyMs: number): void {
    // Without room for what it announces it counts as it comes.
    if (!this.recount()) this.announced = 0;
    let seen = 0;
    const look = () => {
      if (this.received - seen >= REAL_PROGRESS) seen = this.received;
      else {
        clearInterval(this.timer);
        this.announced = 0;
        this.recount();
      }
    };
    // After what has come by now was read: a busy process is no sign of an idle sender.
    this.timer = setInterval(() => setImmediate(look), everyMs);
  }

  /** Counts bytes that came. @returns false when there is no room for them. */
  add(bytes: number): boolean {
    this.received += bytes;
    const fits = this.recount();
    if (!fits) this.received -= bytes;
    return fits;
  }

  /** Gives back what was counted. */
  leave(): void {
    clearInterval(this.timer);
    this.announced = 0;
    this.received = 0;
    this.recount();
  }

  private recount(): boolean {
    const counts = Math.max(this.announced, this.received);
    const fits = this.change(counts - this.counted);
    if (fits) this.counted = counts;
    return fits;
  }
}
