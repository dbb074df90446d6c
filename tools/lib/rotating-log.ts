import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const LIMIT_BYTES = 10 * 1024 * 1024;

/** Appends to a file; a full file is renamed to `<file>.1`, which replaces the one before. */
export class RotatingLog {
  readonly file: string;
  private readonly limit: number;
  private descriptor: number;
  private size: number;

  constructor(file: string, limit = LIMIT_BYTES) {
    this.file = file;
    this.limit = limit;
    mkdirSync(dirname(file), { recursive: true });
    this.descriptor = openSync(file, 'a');
    this.size = statSync(file).size;
  }

  write(data: Uint8Array): void {
    if (this.size > 0 && this.size + data.length > this.limit) this.rotate();
    writeSync(this.descriptor, data);
    this.size += data.length;
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private rotate(): void {
    closeSync(this.descriptor);
    renameSync(this.file, `${this.file}.1`);
    this.descriptor = openSync(this.file, 'a');
    this.size = 0;
  }
}
