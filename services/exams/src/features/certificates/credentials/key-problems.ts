import { createPublicKey, type KeyObject } from 'node:crypto';

interface Keys {
  JWT_PUBLIC_KEY: readonly KeyObject[];
  CREDENTIAL_PRIVATE_KEY?: readonly KeyObject[];
  CREDENTIAL_PUBLIC_KEY?: readonly KeyObject[];
}

/** The public part of a public or private key. */
export const publicOf = (key: KeyObject): KeyObject => (key.type === 'private' ? createPublicKey(key) : key);

const isP256 = ({ asymmetricKeyDetails }: KeyObject) => asymmetricKeyDetails?.namedCurve === 'prime256v1';

/** Problems of the credential keys: they must be for ES256, and must not sign sign-in tokens too. */
export function keyProblems(keys: Keys): { name: string; message: string }[] {
  const signIn = keys.JWT_PUBLIC_KEY.map(publicOf);
  return (['CREDENTIAL_PRIVATE_KEY', 'CREDENTIAL_PUBLIC_KEY'] as const).flatMap((name) => {
    const given = keys[name] ?? [];
    if (!given.every(isP256)) return [{ name, message: 'must be keys of the curve P-256' }];
    const isShared = given.some((key) => signIn.some((other) => other.equals(publicOf(key))));
    return isShared ? [{ name, message: 'must not have a key of the sign-in (JWT_PUBLIC_KEY)' }] : [];
  });
}
