import type { GalleryItem } from '@concord/contracts';
import type { FileRecord } from '../../../store/files/file.schema';

/** Verdicts of the malware scan by id of the item; clean and unscanned items are absent. */
export type GalleryScans = ReadonlyMap<string, Pick<GalleryItem, 'scan' | 'finding'>>;

/** An item with one infected file is infected, as all its files are made of one upload. */
export function galleryScansOf(
  files: readonly Pick<FileRecord, 'owner' | 'scan' | 'finding'>[],
): GalleryScans {
  const scans = new Map<string, Pick<GalleryItem, 'scan' | 'finding'>>();
  for (const { owner, scan, finding } of files) {
    if (scan === 'infected') scans.set(owner, { scan, ...(finding && { finding }) });
    else if (scan === 'pending' && !scans.has(owner)) scans.set(owner, { scan });
  }
  return scans;
}
