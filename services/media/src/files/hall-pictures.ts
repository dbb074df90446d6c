import { Injectable } from '@nestjs/common';
import { LruCache } from '@concord/nest-platform';
import type { FileRecord } from './file.schema';

const MAX_BYTES = 32 * 1024 * 1024;
/** So long a picture that was removed or held back may still be served. */
const KEPT_MS = 60_000;

interface KeptPicture {
  readonly file: FileRecord;
  readonly bytes: Buffer;
  readonly readAt: number;
}

/** Pictures of questions in memory, for a minute: a hall loads the same ones in one moment, and the store has its saves. */
@Injectable()
export class HallPictures {
  private readonly pictures = new LruCache<KeptPicture>(MAX_BYTES, ({ bytes }) => bytes.length);

  get(publicId: string): KeptPicture | undefined {
    const kept = this.pictures.get(publicId);
    if (kept && Date.now() - kept.readAt > KEPT_MS) {
      this.pictures.delete(publicId);
      return undefined;
    }
    return kept;
  }

  /** The bytes of a picture, which are read once for all that ask meanwhile; undefined when `read` finds none. */
  async load(file: FileRecord, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const readAt = Date.now();
    const loaded = await this.pictures.getOrLoad(file.public_id, async () => {
      const bytes = await read();
      return bytes && { file, bytes, readAt };
    });
    return loaded?.bytes;
  }
}
