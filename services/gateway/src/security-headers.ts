/** `scripts` are the hashes of those that stand in the pages themselves. */
export const sitePolicy = (scripts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export type HeaderMap = Readonly<Record<string, string>>;

/** What every answer carries, whoever made it. */
export function securityHeaders(publicUrl: string | undefined): HeaderMap {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** A service may set these itself; they are added where it did not. */
export const OVERRIDABLE: HeaderMap = {
  'content-security-policy': sitePolicy(),
  'cache-control': 'no-store',
};
