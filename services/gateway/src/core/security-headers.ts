/** Path for browsers' reports of CSP violations. */
export const REPORT_PATH = '/api/csp-report';

/** CSP sources of a page's own inline parts. */
interface InlineSources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
}

/** Hash of the empty `<style>` element, into which Emotion inserts its rules by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** `default` is the shell's policy for addresses of scripts, `mail-preview` shows mails and certificates without scripts. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default mail-preview'];

const policyOf = (scripts: string, styles: readonly string[], fonts: readonly string[] = []): string[] => [
  "default-src 'self'",
  scripts,
  ...styles,
  "img-src 'self' data: blob:",
  ["font-src 'self'", ...fonts].join(' '),
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The content security policy of the site's pages. */
export const sitePolicy = ({ scripts = [], styles = [], fonts = [] }: InlineSources = {}): string =>
  [
    ...policyOf(
      ["script-src 'self'", ...scripts].join(' '),
      // Prerendered widths and the preview of a mail have style attributes, which cannot contain selectors.
      [["style-src 'self'", EMPTY_STYLE, ...styles].join(' '), "style-src-attr 'unsafe-inline'"],
      fonts,
    ),
    ...TRUSTED_TYPES,
    // Not `report-to`: Chromium would then ignore this, and send nothing from a site without https.
    `report-uri ${REPORT_PATH}`,
  ].join('; ');

/** The policy of the API's answers and its documentation: Swagger UI writes HTML and style elements. */
export const API_POLICY = policyOf("script-src 'self'", ["style-src 'self' 'unsafe-inline'"]).join('; ');

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
  'content-security-policy': API_POLICY,
  'cache-control': 'no-store',
};
