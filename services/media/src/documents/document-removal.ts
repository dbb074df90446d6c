import { Injectable } from '@nestjs/common';
import { FileVault } from '../files/file-vault';
import { DocumentsRepository } from './documents.repository';

/** Removes printed documents: the file first, then the record, so that nothing is left that no record names. */
@Injectable()
export class DocumentRemoval {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly vault: FileVault,
  ) {}

  /** Every document that holds a student's data. */
  async dropOwner(owner: string): Promise<void> {
    await this.dropAll(await this.documents.idsOfOwner(owner));
  }

  async dropCreatedBefore(moment: Date): Promise<void> {
    await this.dropAll(await this.documents.idsCreatedBefore(moment));
  }

  private async dropAll(ids: string[]): Promise<void> {
    for (const id of ids) {
      await this.vault.dropOwner(id);
      await this.documents.remove(id);
    }
  }
}
