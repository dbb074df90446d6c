import { EXTENSIONS } from './document-type';

const NAME_MAX = 120;
/** Names that Windows reserves for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i;
/** Joiners (ZWNJ, ZWJ) shape letters and emoji; elsewhere they are invisible and are removed. */
const LONE_JOINERS = /[\u200c\u200d](?![\p{L}\p{M}\p{So}])|(?<![\p{L}\p{M}\p{So}\p{Sk}])[\u200c\u200d]/gu;

/** The name for display, without characters that hide or reverse text. It may contain slashes, as 'Waec/Neco Result'. */
export function displayName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(LONE_JOINERS, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const shown = [...plain].slice(0, NAME_MAX).join('').trim();
  return /[\p{L}\p{N}\p{S}]/u.test(shown) ? shown : 'file';
}

/** The name for a file system: without path separators, and not a reserved name. */
function plainName(name: string): string {
  const plain = displayName(name)
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  return RESERVED.test(plain) ? `_${plain}` : plain || 'file';
}

/** The name under which a file is saved, with the extension of its media type. */
export function saveName(name: string, type: string): string {
  const extension = EXTENSIONS[type];
  const stem = plainName(name).replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'file';
  return extension ? `${stem}.${extension}` : stem;
}

/** Stored media types that a browser may show. */
const isShown = (type: string) => type.startsWith('image/') || type === 'application/pdf';

/**
 * The `Content-Disposition` of a file (RFC 6266, RFC 5987), with the extension of its media type. Pictures and PDF are
 * shown unless `download` says otherwise; Word documents never.
 */
export function contentDisposition(name: string, type: string, download = false): string {
  const full = saveName(name, type);
  const ascii = full.replace(/[^\x20-\x7e]|[%"\\]/g, '_');
  const encoded = encodeURIComponent(full).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isShown(type) && !download ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
