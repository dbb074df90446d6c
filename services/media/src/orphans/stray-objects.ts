import { Injectable } from '@nestjs/common';
import { isPublicId } from '../files/file-vault';
import { FilesRepository } from '../files/files.repository';
import { ObjectStore } from '../storage/object-store';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 500;

/**
 * Objects without a record. Records come before their objects and go after them, so there are none, unless a store
 * was restored from a copy or kept what it was told to remove. The bucket is gone through once a day, a page at a time.
 */
@Injectable()
export class StrayObjects {
  private after = '';
  private restUntil = 0;

  constructor(
    private readonly store: ObjectStore,
    private readonly files: FilesRepository,
  ) {}

  /** Looks at the next page. @throws AppError 503 when a store cannot be asked; the page is looked at again then. */
  async sweep(now = Date.now(), size = PAGE): Promise<void> {
    if (now < this.restUntil) return;
    const page = await this.store.page(this.after, size);
    const old = page.filter(({ key, storedAt }) => isPublicId(key) && storedAt.getTime() < now - DAY_MS);
    const known = await this.files.known(old.map(({ key }) => key));
    for (const { key } of old) if (!known.has(key)) await this.store.remove(key);
    const done = page.length < size;
    this.after = done ? '' : (page.at(-1)?.key ?? '');
    if (done) this.restUntil = now + DAY_MS;
  }
}
