import { Injectable } from '@nestjs/common';
import { LruCache } from '@concord/nest-platform';
import type { FileRecord } from '../../../store/files/file.schema';

const MAX_BYTES = 32 * 1024 * 1024;
/** Cache time in ms: longest delay until a removed or infected picture is no longer served. */
const KEPT_MS = 60_000;

interface KeptPicture {
  readonly file: FileRecord;
  readonly bytes: Buffer;
  readonly readAt: number;
}

/** Cache of question pictures for a minute: a hall loads the same ones at once, while the store is busy with saves. */
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

  /** Reads a picture once for all concurrent calls; undefined when `read` finds none. */
  async load(file: FileRecord, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const readAt = Date.now();
    const loaded = await this.pictures.getOrLoad(file.public_id, async () => {
      const bytes = await read();
      return bytes && { file, bytes, readAt };
    });
    return loaded?.bytes;
  }
}
