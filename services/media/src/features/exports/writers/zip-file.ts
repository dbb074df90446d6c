import { type FileHandle, open } from 'node:fs/promises';
import { Zip, ZipPassThrough } from 'fflate';
import { saveName } from '../../../shared/content/file-name';
import type { BundleHead, NamedPage, PdfBundle } from '../pdf/pdf-bundle';
import { splitPages } from '../pdf/pdf-split';

/** Writes a zip with one PDF per page, stored without further compression. */
export class ZipFile implements PdfBundle {
  private readonly zip: Zip;
  private made: Uint8Array[] = [];

  private constructor(
    private readonly file: FileHandle,
    private readonly madeAt: Date,
  ) {
    this.zip = new Zip((error, bytes) => {
      if (error) throw error;
      this.made.push(bytes);
    });
  }

  static async open(path: string, { madeAt }: BundleHead): Promise<ZipFile> {
    return new ZipFile(await open(path, 'w', 0o600), madeAt);
  }

  async add(pdf: Buffer, pages: readonly NamedPage[]): Promise<void> {
    const titles = pages.map(({ title }) => title);
    for (const [at, bytes] of (await splitPages(pdf, titles)).entries()) {
      const entry = new ZipPassThrough(saveName(`${pages[at]?.name ?? ''}.pdf`, 'application/pdf'));
      entry.mtime = this.madeAt;
      this.zip.add(entry);
      entry.push(bytes, true);
    }
    await this.flush();
  }

  async end(): Promise<void> {
    this.zip.end();
    await this.flush();
    await this.file.close();
  }

  abort(): void {
    void this.file.close().catch(() => undefined);
  }

  private async flush(): Promise<void> {
    const bytes = Buffer.concat(this.made);
    this.made = [];
    await this.file.appendFile(bytes);
  }
}
