import { EXTENSIONS } from './document-kind';

const NAME_MAX = 120;

/** A name as it was given, fit to be shown: nothing that hides or reverses text. It may hold slashes, as 'Waec/Neco Result'. */
export function displayName(given: string): string {
  const plain = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...plain].slice(0, NAME_MAX).join('') || 'file';
}

/** A name to save under: no path in it. */
function saveName(name: string): string {
  const plain = displayName(name)
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  return plain || 'file';
}

/** The `Content-Disposition` of a file, by RFC 6266 and 5987, under the extension that its content has. */
export function contentDisposition(name: string, type: string): string {
  const extension = EXTENSIONS[type];
  const stem = saveName(name).replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'file';
  const full = extension ? `${stem}.${extension}` : stem;
  const shownInPage = type.startsWith('image/') || type === 'application/pdf';
  const ascii = full.replace(/[^\x20-\x7e]|[%"\\]/g, '_');
  const encoded = encodeURIComponent(full).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${shownInPage ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
