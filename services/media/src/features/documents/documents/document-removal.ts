import { Injectable } from '@nestjs/common';
import { FileStore } from '../../../shared/stored-files/file-store';
import { DocumentsRepository } from '../../../store/documents/documents.repository';

/** Removes printed documents: the file before the record, so that no file is left without a record. */
@Injectable()
export class DocumentRemoval {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly store: FileStore,
  ) {}

  /** Removes all that is stored of a student: uploaded files and printed documents. @throws AppError 503. */
  async removeOwner(owner: string): Promise<Record<string, never>> {
    await this.store.removeByOwner(owner);
    await this.removeAll(await this.documents.idsByOwner(owner));
    return {};
  }

  async removeCreatedBefore(moment: Date): Promise<void> {
    await this.removeAll(await this.documents.idsCreatedBefore(moment));
  }

  private async removeAll(ids: string[]): Promise<void> {
    for (const id of ids) {
      await this.store.removeByOwner(id);
      await this.documents.remove(id);
    }
  }
}
