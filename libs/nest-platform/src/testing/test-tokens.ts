import { generateKeyPairSync } from 'node:crypto';
import type { DocumentKind, Role, StaffVersions } from '@concord/contracts';
import { TokenSigner } from '../auth/tokens';

/** Predefined accounts of {@link TestTokens}, one per role. */
export const STAFF_IDS = {
  PENDING: '64b000000000000000000001',
  ADMIN: '64b000000000000000000002',
  SUPER_ADMIN: '64b000000000000000000003',
} as const satisfies Record<Role, string>;

/** A key pair, and tokens of all kinds that services with this key accept. */
export class TestTokens {
  /** Staff versions of the students service; a test may add accounts and change versions. */
  readonly staffVersions: StaffVersions = {
    versions: {
      [STAFF_IDS.PENDING]: { ver: 1, role: 'PENDING' },
      [STAFF_IDS.ADMIN]: { ver: 1, role: 'ADMIN' },
      [STAFF_IDS.SUPER_ADMIN]: { ver: 1, role: 'SUPER_ADMIN' },
    },
  };
  /** Signs tokens that the methods below do not cover. */
  readonly signer: TokenSigner;
  readonly publicKeyPem: string;
  readonly privateKeyPem: string;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.signer = new TokenSigner(privateKey);
    this.publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    this.privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  }

  /** @param more claims of a second factor, and of an initial password */
  staff(
    role: Role = 'ADMIN',
    {
      id = STAFF_IDS[role] as string,
      ver = 1,
      ...more
    }: {
      id?: string;
      ver?: number;
      cfa?: number;
      factor?: 'needed';
      password?: 'initial';
      finance?: true;
    } = {},
  ): string {
    const username = role.toLowerCase().slice(0, 10);
    const email = `${role.toLowerCase()}@concord.example`;
    return this.signer.sign({ typ: 'staff', sub: id, role, ver, username, email, ...more });
  }

  /** @param sid id of the sign-in, @param seconds the token's lifetime, if not the default */
  candidate(student: string, sid = 'device-1', seconds?: number): string {
    return this.signer.sign({ typ: 'candidate', sub: student, sid }, seconds);
  }

  /** A member, or an applicant without `member`; `viewer` is an account of staff in its first version. */
  member(
    { viewer, ...ids }: { member?: string; student?: string; viewer?: string },
    sid = 'phone-1',
  ): string {
    const look = viewer && { viewer: { id: viewer, ver: 1 } };
    return this.signer.sign({ typ: 'member', sub: ids.member ?? ids.student ?? '', sid, ...ids, ...look });
  }

  print(kind: DocumentKind, record: string): string {
    return this.signer.sign({ typ: 'print', sub: record, kind });
  }
}
