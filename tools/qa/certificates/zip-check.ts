import type { Certificate } from '@concord/contracts';
import { unzipSync } from 'fflate';

/** Problems of a .zip of certificates: it must contain each once, as a complete PDF. */
export async function problemsOfZip(
  origin: string,
  link: string,
  certificates: readonly Certificate[],
): Promise<string[]> {
  const answer = await fetch(new URL(link, origin));
  if (!answer.ok) return [`the file is answered with ${answer.status}`];
  return judgeZip(new Uint8Array(await answer.arrayBuffer()), certificates);
}

/** @param certificates whose numbers name the files */
export function judgeZip(
  zip: Uint8Array,
  certificates: readonly Pick<Certificate, 'certificateNumber'>[],
): string[] {
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(zip);
  } catch (error) {
    return [`the .zip cannot be read: ${String(error)}`];
  }
  const names = Object.keys(files);
  const broken = names.filter((name) => !isPdf(files[name] ?? new Uint8Array()));
  const missing = certificates.filter(
    ({ certificateNumber }) => names.filter((name) => name.includes(certificateNumber)).length !== 1,
  );
  return [
    ...broken.map((name) => `${name} is not a whole PDF`),
    ...missing.map(({ certificateNumber }) => `${certificateNumber} is not in the .zip exactly once`),
    ...(names.length === certificates.length ? [] : [`${names.length} files for ${certificates.length}`]),
  ];
}

function isPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  return text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF');
}
