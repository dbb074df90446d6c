/** Characters with the same meaning in a path whether percent-encoded or not. */
const UNRESERVED = /^[\w\-.~!$&'()*+,;=:@]$/;

/** Decodes unnecessarily percent-encoded characters of a path, so that it matches the routes. */
export const plainPath = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape;
  });
