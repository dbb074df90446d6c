import { Injectable } from '@nestjs/common';
import type { FileScan } from '@concord/contracts';
import { FileLinks } from '@concord/nest-platform';
import { FilesRepository } from './files.repository';
import { toFileScan } from './file-scan.view';

/** Tells staff what the malware scan says of files. */
@Injectable()
export class FileScansService {
  constructor(
    private readonly files: FilesRepository,
    private readonly links: FileLinks,
  ) {}

  /** Of the files of a student that were stored while there was a scan. */
  async ofStudent(id: string): Promise<FileScan[]> {
    const files = await this.files.findByOwner(id);
    return files.flatMap((file) => toFileScan(file, (name) => this.links.sign(name)));
  }
}
