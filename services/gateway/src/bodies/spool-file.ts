import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const PIECE_BYTES = 64 * 1024;

/** Unnamed temporary file, which the system removes on close or when the process ends. */
export class SpoolFile {
  private size = 0;

  private constructor(private readonly file: FileHandle) {}

  static async create(folder: string): Promise<SpoolFile> {
    const path = join(folder, `concord-body-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new SpoolFile(file);
  }

  async append(bytes: Buffer): Promise<void> {
    await this.file.appendFile(bytes);
    this.size += bytes.length;
  }

  /** Streams the whole content; may be called repeatedly. */
  read(): Readable {
    return Readable.from(this.pieces(), { objectMode: false, highWaterMark: PIECE_BYTES });
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async *pieces(): AsyncGenerator<Buffer> {
    let position = 0;
    while (position < this.size) {
      const { bytesRead, buffer } = await this.file.read(
        Buffer.allocUnsafe(PIECE_BYTES),
        0,
        PIECE_BYTES,
        position,
      );
      if (bytesRead === 0) throw new Error('A spooled body is shorter than it was');
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }
}
