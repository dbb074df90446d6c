import { Injectable } from '@nestjs/common';
import type { FileScan } from '@concord/contracts';
import { FileLinks } from '@concord/nest-platform';
import { FilesRepository } from '../../../store/files/files.repository';
import { toFileScan } from './file-scan.view';

/** Reports the verdicts of the malware scan to staff. */
@Injectable()
export class FileScansService {
  constructor(
    private readonly files: FilesRepository,
    private readonly links: FileLinks,
  ) {}

  /** Verdicts on a student's files that were stored while a scanner was configured. */
  async ofStudent(id: string): Promise<FileScan[]> {
    const files = await this.files.findByOwner(id);
    return files.flatMap((file) => toFileScan(file, (name) => this.links.sign(name)));
  }
}
