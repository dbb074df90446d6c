import type { StudentsEnv } from '../../env';

/** Maximum length of a header to parse; browsers send far less. */
const HEADER_MAX = 8192;

type PublicEnv = Pick<StudentsEnv, 'PUBLIC_URL'>;

const isSecure = ({ PUBLIC_URL }: PublicEnv) => PUBLIC_URL?.startsWith('https:') === true;

/** Name of a cookie, with the prefix that browsers accept over HTTPS only. */
export const cookieNameOf = (env: PublicEnv, name: string): string =>
  isSecure(env) ? `__Secure-${name}` : name;

/** Attributes of a cookie that scripts and other sites cannot use. @param path calls that get it */
export const cookieAttributes = (
  env: PublicEnv,
  { path, seconds }: { path: string; seconds: number },
): string => `Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Strict${isSecure(env) ? '; Secure' : ''}`;

/** Value of a cookie of a request's header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (!header || header.length > HEADER_MAX) return undefined;
  const prefix = `${name}=`;
  return header
    .split(/; */)
    .find((each) => each.startsWith(prefix))
    ?.slice(prefix.length);
}
