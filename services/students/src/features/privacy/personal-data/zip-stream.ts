import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  /** The path in the archive. */
  name: string;
  bytes: Buffer;
}

/**
 * Writes a ZIP archive as a stream, with one entry in memory at a time. Uncompressed, because pictures, PDF and Word
 * files are compressed already.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
