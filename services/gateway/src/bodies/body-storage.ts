import { SpoolFile } from './spool-file';

/** Kept in memory of all bodies together; more go to files. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/** How much of the bodies is in memory and in files: both are bounded. */
export class BodyStorage {
  private inMemory = 0;
  private inFiles = 0;

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

  giveBack({ memory, files }: { memory: number; files: number }): void {
    this.inMemory -= memory;
    this.inFiles -= files;
  }

  createFile(): Promise<SpoolFile> {
    return SpoolFile.create(this.folder);
  }
}
