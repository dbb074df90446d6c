import { SpoolFile } from './spool-file';

/** Memory for all bodies in bytes; the rest goes to files. */
const MEMORY_BYTES = 64 * 1024 * 1024;
/**
 * Rate limit of bytes to files: above the bandwidth of an institute, and low enough that a sender
 * without end does not take CPU time from saves.
 */
const BYTES_A_SECOND = 32 * 1024 * 1024;
/** Burst allowed ahead of that rate, in ms. */
const AHEAD_MS = 250;

/** Accounts for the bytes of bodies in memory and in files; both are bounded. */
export class BodyStorage {
  private inMemory = 0;
  private inFiles = 0;
  /** Time at which all bytes so far would have arrived at that rate. */
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

  /** Counts bytes to a file. @returns the pause in ms before their body is read further. */
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
