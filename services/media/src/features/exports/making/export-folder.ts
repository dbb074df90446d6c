import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';

/** Age of a leftover: longer than any export takes. */
const LEFT_MS = 60 * 60 * 1000;

/** Temporary folder for files in progress: the object store gets them in one piece. */
@Injectable()
export class ExportFolder {
  private readonly path = join(tmpdir(), 'concord-exports');

  async newPath(): Promise<string> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    return join(this.path, `${randomUUID()}.part`);
  }

  /** Removes leftovers of killed workers. */
  async sweep(now: number): Promise<void> {
    for (const name of await readdir(this.path).catch(() => [])) {
      const path = join(this.path, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < now - LEFT_MS) await rm(path, { force: true });
    }
  }
}
