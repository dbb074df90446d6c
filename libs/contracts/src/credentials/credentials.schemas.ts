import { z } from 'zod';

/** A P-256 public key by which credentials are verified. */
export const credentialKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});
export type CredentialKey = z.infer<typeof credentialKey>;

/** The DID document of the institute: who it is, and its keys, of which the first signs. */
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
