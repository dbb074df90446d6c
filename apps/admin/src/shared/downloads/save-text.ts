import { saveLink } from '@concord/printing';

/** Saves a text as a file. */
export function saveText(
  text: string,
  { name, type }: { readonly name: string; readonly type: string },
): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  saveLink(url, name);
  URL.revokeObjectURL(url);
}
