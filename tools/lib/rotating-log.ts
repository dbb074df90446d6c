import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const LIMIT_BYTES = 10 * 1024 * 1024;
/** Pause between two tries to write on a full disk. */
const RETRY_MS = 1000;

/**
 * Appends to a file; a full file is renamed to `<file>.1`, which replaces the previous one. A full or
 * read-only disk never ends a process: unwritten output is dropped, and the log notes the loss as soon as
 * possible.
 */
export class RotatingLog {
  readonly file: string;
  private readonly limit: number;
  private readonly now: () => number;
  private descriptor: number | undefined;
  private size = 0;
  /** Bytes dropped since `failedAt`. */
  private lost = 0;
  private failedAt = -Infinity;

  constructor(file: string, limit = LIMIT_BYTES, now: () => number = Date.now) {
    this.file = file;
    this.limit = limit;
    this.now = now;
    this.attempt(() => this.open());
  }

  /** True if the last try to write failed. */
  get isFailing(): boolean {
    return this.failedAt !== -Infinity;
  }

  write(data: Uint8Array): void {
    const isResting = this.now() - this.failedAt < RETRY_MS;
    if (isResting || !this.attempt(() => this.append(data))) this.lost += data.length;
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  /** @returns true if the disk took it */
  private attempt(work: () => void): boolean {
    try {
      work();
      this.failedAt = -Infinity;
      return true;
    } catch {
      this.failedAt = this.now();
      return false;
    }
  }

  private append(data: Uint8Array): void {
    if (this.size > 0 && this.size + data.length > this.limit) this.rotate();
    if (this.lost > 0) {
      this.put(Buffer.from(`\n${this.lost} bytes were left out: the disk took no more\n`));
      this.lost = 0;
    }
    this.put(data);
  }

  private put(data: Uint8Array): void {
    this.descriptor ??= this.open();
    // A nearly full disk writes only a part.
    for (let written = 0; written < data.length;) written += writeSync(this.descriptor, data, written);
    this.size += data.length;
  }

  private open(): number {
    mkdirSync(dirname(this.file), { recursive: true });
    this.descriptor = openSync(this.file, 'a');
    this.size = statSync(this.file).size;
    return this.descriptor;
  }

  private rotate(): void {
    this.close();
    renameSync(this.file, `${this.file}.1`);
    this.open();
  }
}
