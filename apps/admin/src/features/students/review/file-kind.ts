/** Display of a file: in the browser's PDF viewer, as a picture, or as a download. */
export type FileKind = 'pdf' | 'picture' | 'download';

const KINDS: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  gif: 'picture',
};

/** Decides by the file name: for a wrong name the viewer stays empty, and the link beside it remains. */
export function kindOf(name: string): FileKind {
  const ending = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, ending) ? (KINDS[ending] ?? 'download') : 'download';
}
