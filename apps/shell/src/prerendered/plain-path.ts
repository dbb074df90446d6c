/** Characters with the same meaning in a path whether percent-encoded or not. */
const UNRESERVED = /^[\w\-.~!$&'()*+,;=:@]$/;

/** Decodes the characters of a path that need no percent-encoding, so that it matches the routes. */
export const plainPath = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape;
  });
