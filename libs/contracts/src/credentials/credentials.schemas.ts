import { z } from 'zod';

/** A P-256 public key that verifies credentials. */
export const credentialKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});
export type CredentialKey = z.infer<typeof credentialKey>;

/** DID document of the institute with its keys; the first one signs. */
export const didDocument = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  verificationMethod: z.array(
    z.object({
      id: z.string(),
      type: z.literal('JsonWebKey2020'),
      controller: z.string(),
      publicKeyJwk: credentialKey,
    }),
  ),
  assertionMethod: z.array(z.string()),
});
export type DidDocument = z.infer<typeof didDocument>;
