import { EXTENSIONS } from './document-kind';

const NAME_MAX = 120;
/** Names that Windows keeps for devices, under any extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i;
/** Joiners shape letters and emoji; anywhere else they only hide. */
const STRAY_JOINERS = /[\u200c\u200d](?![\p{L}\p{M}\p{So}])|(?<![\p{L}\p{M}\p{So}\p{Sk}])[\u200c\u200d]/gu;

/** A name as it was given, fit to be shown: nothing that hides or reverses text. It may hold slashes, as 'Waec/Neco Result'. */
export function displayName(given: string): string {
  const plain = given
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(STRAY_JOINERS, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const shown = [...plain].slice(0, NAME_MAX).join('').trim();
  return /[\p{L}\p{N}\p{S}]/u.test(shown) ? shown : 'file';
}

/** A name to save under: no path in it, and none that a system keeps for itself. */
function saveName(name: string): string {
  const plain = displayName(name)
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  return RESERVED.test(plain) ? `_${plain}` : plain || 'file';
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
