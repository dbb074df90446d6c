import { loadEnv } from '@concord/contracts/environment';
import { type ExamsEnv, examsEnv } from '../../../env';
import { newCredentialKey, openCredential } from '../../../testing/credential-keys';
import { CredentialIssuer } from './credential-issuer';
import { InstituteIssuer } from './institute-issuer';
import { didOf } from './issuer-did';

const claims = { iss: 'did:web:a.example', jti: 'x:1', sub: 'x:2', nbf: 1 };
const [first, second] = [newCredentialKey(), newCredentialKey()];

describe('CredentialIssuer', () => {
  it('signs by the first key what its document verifies, with no header that the standard does not have', () => {
    const issuer = new CredentialIssuer('did:web:a.example', [first.privateKey, second.privateKey]);
    const { header, payload } = openCredential(issuer.sign(claims), issuer.document);
    const [used, next] = issuer.document.assertionMethod;
    expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: used });
    expect(payload).toEqual(claims);
    expect(next).not.toBe(used);
    expect(JSON.stringify(issuer.document)).not.toContain('"d":');
  });

  it('publishes a key before it signs, and after', () => {
    const before = new CredentialIssuer('did:web:a.example', [first.privateKey, second.privateKey]);
    const after = new CredentialIssuer('did:web:a.example', [second.privateKey], [first.publicKey]);
    expect(openCredential(before.sign(claims), after.document).payload).toEqual(claims);
    expect(openCredential(after.sign(claims), before.document).payload).toEqual(claims);
    const forgotten = new CredentialIssuer('did:web:a.example', [second.privateKey]);
    expect(() => openCredential(before.sign(claims), forgotten.document)).toThrow('has no key');
  });
});

describe('didOf', () => {
  it.each([
    ['https://peace.example', 'did:web:peace.example'],
    ['https://peace.example:8443', 'did:web:peace.example%3A8443'],
    ['http://localhost:8080', 'did:web:localhost%3A8080'],
    ['http://peace.example', undefined],
    ['https://203.0.113.7', undefined],
    ['https://[2001:db8::1]:8443', undefined],
  ])('%s: %s', (origin, did) => expect(didOf(origin)).toBe(did));
});

describe('InstituteIssuer', () => {
  const keys = { CREDENTIAL_PRIVATE_KEY: [first.privateKey] } as unknown as ExamsEnv;

  it.each([
    ['without a key', {} as ExamsEnv, 'https://peace.example'],
    ['without https', keys, 'http://peace.example'],
  ])('signs nothing %s, and says so', (_, env, origin) => {
    const institute = new InstituteIssuer(env, origin);
    expect(() => institute.forSigning()).toThrow(expect.objectContaining({ statusCode: 409 }));
    expect(() => institute.published()).toThrow(expect.objectContaining({ statusCode: 404 }));
  });
});

describe('examsEnv', () => {
  const signIn = newCredentialKey();
  const given = {
    SERVICE_SECRET: 'a-service-secret-for-tests',
    GATEWAY_SECRET: 'a-gateway-secret-for-tests',
    FILE_LINK_SECRET: 'a-file-link-secret-for-tests',
    JWT_PUBLIC_KEY: signIn.publicPem,
    MONGODB_URI: 'mongodb://localhost',
    REDIS_URL: 'redis://localhost',
    STUDENTS_URL: 'http://localhost',
  };

  it('takes keys of credentials, and none of the sign-in', () => {
    const own = { CREDENTIAL_PRIVATE_KEY: first.pem, CREDENTIAL_PUBLIC_KEY: second.publicPem };
    expect(loadEnv(examsEnv, { ...given, ...own }).CREDENTIAL_PRIVATE_KEY).toHaveLength(1);
    for (const wrong of [
      { CREDENTIAL_PRIVATE_KEY: signIn.pem },
      { CREDENTIAL_PRIVATE_KEY: `${first.pem},${signIn.pem}` },
      { CREDENTIAL_PUBLIC_KEY: signIn.publicPem },
    ])
      expect(() => loadEnv(examsEnv, { ...given, ...own, ...wrong })).toThrow('key of the sign-in');
  });
});
