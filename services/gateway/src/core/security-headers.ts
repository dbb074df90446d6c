/** The content security policy; `scripts` are the CSP sources of inline scripts. */
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

/** Headers of every answer of the gateway and of services. */
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

/** Headers added to a service's answer unless it has them. */
export const OVERRIDABLE: HeaderMap = {
  'content-security-policy': sitePolicy(),
  'cache-control': 'no-store',
};
