import { Injectable } from '@nestjs/common';
import { FileVault } from '../files/file-vault';
import { FilesRepository } from '../files/files.repository';
import { GalleryRepository } from './gallery.repository';

/** An upload stores its item right after its files. */
const GRACE_MS = 10 * 60 * 1000;

/** Pictures and renditions whose item never came to be, because the service ended in the middle of an upload. */
@Injectable()
export class OrphanedPictures {
  constructor(
    private readonly items: GalleryRepository,
    private readonly files: FilesRepository,
    private readonly vault: FileVault,
  ) {}

  /** @returns how many owners there were that do not stand. @throws AppError 503 while a store is away. */
  async sweep(now = Date.now()): Promise<number> {
    const owners = await this.files.galleryOwners(new Date(now - GRACE_MS));
    const standing = await this.items.standing(owners);
    const gone = owners.filter((owner) => !standing.has(owner));
    for (const owner of gone) await this.vault.dropOwner(owner);
    return gone.length;
  }
}
