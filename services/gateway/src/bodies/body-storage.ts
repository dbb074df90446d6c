import { SpoolFile } from './spool-file';

/** Kept in memory of all bodies together; more go to files. */
const MEMORY_BYTES = 64 * 1024 * 1024;
/**
 * Bytes of all bodies that go to files in a second: more than the line of an institute brings, and less than what takes
 * the processor from saves while somebody sends without end.
 */
const BYTES_A_SECOND = 32 * 1024 * 1024;
/** Ahead of that pace nobody waits. */
const AHEAD_MS = 250;

/** How much of the bodies is in memory and in files: both are bounded. */
export class BodyStorage {
  private inMemory = 0;
  private inFiles = 0;
  /** When all bytes so far would have come at the pace. */
  private pacedUntil = 0;

  /**
   * @param folder of temporary files
   * @param fileBytes largest number of bytes in files at a time
   */
  constructor(
    private readonly folder: string,
    private readonly fileBytes: number,
    private readonly memoryBytes = MEMORY_BYTES,
  ) {}

  takeMemory(bytes: number): boolean {
    if (this.inMemory + bytes > this.memoryBytes) return false;
    this.inMemory += bytes;
    return true;
  }

  takeFile(bytes: number): boolean {
    if (this.inFiles + bytes > this.fileBytes) return false;
    this.inFiles += bytes;
    return true;
  }

  /** Counts bytes that go to a file. @returns how many ms their body waits before it is read on */
  pace(bytes: number, now = performance.now()): number {
    this.pacedUntil = Math.max(this.pacedUntil, now) + (bytes * 1000) / BYTES_A_SECOND;
    const ms = this.pacedUntil - now - AHEAD_MS;
    return ms > 0 ? Math.ceil(ms) : 0;
  }

  giveBack({ memory, files }: { memory: number; files: number }): void {
    this.inMemory -= memory;
    this.inFiles -= files;
  }

  createFile(): Promise<SpoolFile> {
    return SpoolFile.create(this.folder);
  }
}
