import { isPossibleCertificateNumber, normaliseCertificateNumber } from '@concord/institute';

const MADE = /^CERT-\d{4}-[A-Z0-9]{5}-[A-Z0-9]{5}$/;
const PATH = /^\/certificate(?:\/([^/]+))?\/?$/i;

function numberInAddress(text: string, host: string): string | undefined {
  try {
    const { protocol, host: named, pathname, searchParams } = new URL(text);
    // The code may have been printed before the site used HTTPS.
    if (!/^https?:$/.test(protocol) || named !== host) return undefined;
    const [path, segment] = PATH.exec(pathname) ?? [];
    if (path === undefined) return undefined;
    return segment ? decodeURIComponent(segment) : (searchParams.get('number') ?? undefined);
  } catch {
    return undefined;
  }
}

/**
 * Certificate number in a QR code: in a URL of this site, or plain.
 *
 * @param host host of this site
 *
 * @returns undefined for any other code
 */
export function numberInCode(text: string, host: string): string | undefined {
  const found = numberInAddress(text, host);
  const number = normaliseCertificateNumber(found ?? text);
  const isNumber = found === undefined ? MADE.test(number) : isPossibleCertificateNumber(number);
  return isNumber ? number : undefined;
}
