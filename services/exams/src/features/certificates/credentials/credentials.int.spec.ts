import type { DidDocument } from '@concord/contracts';
import { fromAddress, refusal } from '@concord/nest-platform/testing';
import { bitsOf, newCredentialKey, openCredential } from '../../../testing/credential-keys';
import { examsHarness } from '../../../testing/exams-harness';

const SITE = 'https://peace.example';
const keys = newCredentialKey();
const harness = examsHarness({
  withWorker: false,
  variables: { PUBLIC_URL: SITE, CREDENTIAL_PRIVATE_KEY: keys.pem },
});
let course: string;
let document: DidDocument;
let serials = 0;

beforeAll(async () => {
  const token = harness.tokens.staff('ADMIN');
  const made = await harness.call('POST', '/course/create', {
    token,
    body: { courseTitle: 'Peace Building' },
  });
  course = String(made.body._id);
  document = (await harness.call<DidDocument>('GET', '/credentials/issuer')).body;
});

async function issue(studentName: string): Promise<{ _id: string; number: string; serial: string }> {
  const serial = `ABCD-EFGH-JKMP-${String((serials += 1)).padStart(4, '2')}`;
  harness.students.serials.set(serial, { studentName, selectedCourse: course });
  const body = { studentName, selectedCourse: course, serialNumber: serial, dateGenerated: '2026-11-21' };
  const made = await harness.call('POST', '/certificate/create', { body });
  return { _id: String(made.body._id), number: String(made.body.certificateNumber), serial };
}

const read = (path: string) => harness.call<string>('GET', path);

async function credentialOf(number: string) {
  const { body } = await read(`/certificate/${number}/credential`);
  return openCredential(body, document).payload;
}

interface Status {
  statusListIndex: string;
  statusListCredential: string;
}
const statusOf = (credential: Record<string, unknown>) => credential.credentialStatus as Status;

async function listOf({ statusListCredential }: Status) {
  expect(statusListCredential).toMatch(`${SITE}/api/credentials/status/`);
  const { body } = await read(statusListCredential.slice(`${SITE}/api`.length));
  const { payload } = openCredential(body, document);
  expect(payload).toMatchObject({ id: statusListCredential, issuer: document.id, iss: document.id });
  const subject = payload.credentialSubject as { encodedList: string };
  return bitsOf(subject.encodedList);
}

describe('a credential', () => {
  it('says in the form of Open Badges 3.0 what the certificate says, without serial', async () => {
    const { number, serial } = await issue('Amina Ọláwálé');
    const answer = await read(`/certificate/${number.toLowerCase()}/credential`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/vc+jwt');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${number}.jwt"`);
    const { payload } = openCredential(answer.body, document);
    const id = `${SITE}/api/certificate/${number}/credential`;
    expect(payload).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Peace Building',
      issuer: { id: 'did:web:peace.example', type: ['Profile'] },
      validFrom: '2026-11-21T00:00:00+01:00',
      iss: 'did:web:peace.example',
      jti: id,
      sub: `${id}#holder`,
      nbf: Date.parse('2026-11-20T23:00:00Z') / 1000,
      credentialSubject: {
        id: `${id}#holder`,
        type: ['AchievementSubject'],
        identifier: [
          { type: 'IdentityObject', hashed: false, identityHash: 'Amina Ọláwálé', identityType: 'name' },
        ],
        achievement: { type: ['Achievement'], name: 'Peace Building' },
      },
      credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
    });
    expect(JSON.stringify(payload)).not.toContain(serial);
    expect(await credentialOf(number)).toEqual(payload);
  });

  it('has one place in a status list, also when many ask for it at once', async () => {
    const [one, other] = await Promise.all([issue('Musa Ali'), issue('Uche Obi')]);
    const asked = await Promise.all(Array.from({ length: 8 }, () => credentialOf(one.number)));
    const places = new Set(asked.map((credential) => JSON.stringify(statusOf(credential))));
    expect(places.size).toBe(1);
    expect([...places]).not.toContain(JSON.stringify(statusOf(await credentialOf(other.number))));
    const stored = await harness.db.collection('status-places').find().toArray();
    expect(new Set(stored.map(({ list, index }) => `${list}-${index}`)).size).toBe(stored.length);
  });

  it('is told to be revoked by its list, and still given', async () => {
    const [revoked, other] = await Promise.all([issue('Ngozi Okafor'), issue('Bola Ade')]);
    const kept = statusOf(await credentialOf(other.number));
    const token = harness.tokens.staff('SUPER_ADMIN');
    expect((await harness.call('DELETE', `/certificate/${revoked._id}`, { token })).status).toBe(200);
    const status = statusOf(await credentialOf(revoked.number));
    // First request of the list, which is cached for 30 s.
    const list = await listOf(status);
    expect(list.length).toBeGreaterThanOrEqual(131_072);
    expect([status, kept].map(({ statusListIndex }) => list.isSet(Number(statusListIndex)))).toEqual([
      true,
      false,
    ]);
  });

  it('is not given for an unknown number, of which few are looked up', async () => {
    const headers = fromAddress('203.0.113.31');
    const ask = (path: string) => harness.call('GET', `/certificate/${path}`, { headers });
    const credential = 'CERT-2026-AAAAA-BBBBB/credential';
    expect(await ask(credential)).toMatchObject(refusal(404, 'NOT_FOUND'));
    // Guesses of numbers count in all calls together: neither call alone reaches the limit of 60.
    const paths = [credential, 'verify/CERT-2026-AAAAA-BBBBB'].flatMap((path) =>
      Array<string>(55).fill(path),
    );
    const answers = await Promise.all(paths.map(ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
  });
});

describe('what verifiers read', () => {
  it('is open to pages of other sites, and kept for a while', async () => {
    const issuer = await read('/credentials/issuer');
    expect(issuer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(issuer.headers.get('access-control-allow-origin')).toBe('*');
    expect(document.id).toBe('did:web:peace.example');
    await credentialOf((await issue('Ada Eze')).number);
    const list = await read('/credentials/status/0');
    expect(list.headers.get('cache-control')).toBe('public, max-age=30');
    expect(list.headers.get('content-type')).toContain('application/vc+jwt');
  });

  it.each(['1', '00', '-1', 'x', '99999', '1e3'])('has no list %s', async (list) => {
    expect((await read(`/credentials/status/${list}`)).status).toBe(404);
  });
});
