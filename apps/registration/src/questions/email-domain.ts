/** Domains that need no question: the providers of most applicants, and others with similar names. */
const KNOWN = [
  ...[
    'gmail.com',
    'yahoo.com',
    'hotmail.com',
    'outlook.com',
    'icloud.com',
    'live.com',
    'ymail.com',
    'aol.com',
  ],
  ...[
    'googlemail.com',
    'rocketmail.com',
    'msn.com',
    'me.com',
    'mac.com',
    'mail.com',
    'email.com',
    'proton.me',
  ],
  ...['protonmail.com', 'zoho.com', 'gmx.com', 'gmx.net', 'gmx.de', 'fastmail.com', 'hey.com', 'hush.com'],
  ...[
    'yahoo.co.uk',
    'hotmail.co.uk',
    'live.co.uk',
    'outlook.fr',
    'yahoo.fr',
    'hotmail.fr',
    'yahoo.in',
    'yahoo.ca',
  ],
];
/** Domains to suggest for one that is incomplete or nearly right. */
const SUGGESTED = KNOWN.slice(0, 8);

/** Top-level domains that do not exist, with their corrections. */
const CORRECTED_ENDS: Readonly<Record<string, string>> = {
  con: 'com',
  comm: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  ocm: 'com',
  cmo: 'com',
  coom: 'com',
  ner: 'net',
  nte: 'net',
  ogr: 'org',
  orgg: 'org',
  nh: 'ng',
};

/** True for one insertion, deletion, substitution or transposition. */
function isOneEditApart(one: string, other: string): boolean {
  if (one.length > other.length) return isOneEditApart(other, one);
  if (other.length - one.length > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (one.length < other.length) return one.slice(at) === other.slice(at + 1);
  if (one.slice(at + 1) === other.slice(at + 1)) return true;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

const nameOf = (domain: string) => domain.slice(0, domain.indexOf('.'));

/** Most likely intended domain; undefined if the typed one seems right. */
function intendedDomain(typed: string): string | undefined {
  if (KNOWN.includes(typed)) return undefined;
  const end = typed.slice(typed.lastIndexOf('.') + 1);
  const right = CORRECTED_ENDS[end];
  const corrected = right && typed.includes('.') ? typed.slice(0, -end.length) + right : typed;
  if (KNOWN.includes(corrected)) return corrected;
  const near = SUGGESTED.find(
    (domain) =>
      isOneEditApart(corrected, domain) || isOneEditApart(corrected.replace(/\.[a-z]{1,4}$/, '.com'), domain),
  );
  // `gmail` and `gmail.co` mean `gmail.com`; `yahoo.co.ng` may be right.
  const cut = SUGGESTED.find((domain) => corrected === nameOf(domain) || corrected === domain.slice(0, -1));
  const found = cut ?? near;
  if (found) return found;
  return corrected === typed ? undefined : corrected;
}

/** Suggests an address for one with a mistyped domain; undefined if it seems right. */
export function suggestEmail(typed: string): string | undefined {
  const text = typed.trim().replace(/\s*@\s*/, '@');
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > LONGEST) return undefined;
  const domain = text
    .slice(at + 1)
    .toLowerCase()
    .replace(/,/g, '.')
    .replace(/\.+/g, '.')
    .replace(/\.$/, '');
  const meant = intendedDomain(domain) ?? (domain === text.slice(at + 1).toLowerCase() ? undefined : domain);
  return meant && `${text.slice(0, at)}@${meant}`;
}

const LONGEST = 254;
