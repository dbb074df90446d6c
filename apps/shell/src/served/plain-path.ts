/** Signs that stand for themselves in a path, so that writing them as escapes names the same address. */
const PLAIN = /^[\w\-.~!$&'()*+,;=:@]$/;

/** The address as the routes have it, where somebody's program has escaped more of it than it had to. */
export const plainPath = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const sign = String.fromCharCode(parseInt(escape.slice(1), 16));
    return PLAIN.test(sign) ? sign : escape;
  });
