import type { MailOrder, StaffVersions } from '@concord/contracts';
import {
  FakeService,
  type PeerAnswer,
  peerRefusal,
  type PeerRequest,
  TEST_SECRET,
} from '@concord/nest-platform/testing';

export interface FakeStudent {
  _id: string;
  surname: string;
  firstName: string;
  middleName: string | null;
  gender: string | null;
  email: string;
}

/** The students service as the exams service sees it: its internal calls, over real HTTP. */
export class FakeStudentsService extends FakeService {
  readonly students = new Map<string, FakeStudent>();
  /** Certificate serials by the name and course that they were made for. */
  readonly serials = new Map<string, { studentName: string; selectedCourse: string }>();
  readonly signIns: unknown[] = [];
  /** Orders of mails, call by call. */
  readonly mailOrders: MailOrder[][] = [];
  /** Refuses an order by its status, or never answers it. */
  mailAnswer?: (mails: MailOrder[]) => 400 | 503 | 'silence' | undefined;

  constructor(private readonly staffVersions: StaffVersions) {
    super();
  }

  protected answer({ method, path: address, secret, body: sent }: PeerRequest): PeerAnswer {
    if (secret !== TEST_SECRET) return peerRefusal(403, 'FORBIDDEN');
    const body = (sent ?? {}) as Record<string, string>;
    const path = address.replace('/internal', '');
    if (path === '/staff/versions') return { status: 200, body: this.staffVersions };
    if (path === '/exam-sign-in') return this.signIn(body);
    if (path === '/certificate-serials/redeem') return this.redeem(body);
    if (method === 'DELETE' && path.startsWith('/certificate-serials/')) {
      const serial = path.replace('/certificate-serials/', '');
      return found(this.serials.delete(serial) && { serial });
    }
    if (path === '/mails') return this.order(sent as { mails: MailOrder[] });
    if (path === '/print-tokens') return { status: 200, body: { token: `print-${body.id}` } };
    return found(this.students.get(path.replace('/students/', '')));
  }

  private order({ mails }: { mails: MailOrder[] }): PeerAnswer {
    this.mailOrders.push(mails);
    const refused = this.mailAnswer?.(mails);
    if (refused === 'silence') return 'silence';
    if (refused) return peerRefusal(refused, refused === 400 ? 'VALIDATION' : 'UPSTREAM_UNAVAILABLE');
    return { status: 200, body: { accepted: mails.length } };
  }

  private signIn(body: Record<string, string>): PeerAnswer {
    this.signIns.push(body);
    if (body.email === 'slow@hall.example')
      return { ...peerRefusal(429, 'TOO_MANY_REQUESTS'), headers: { 'retry-after': '42' } };
    const student = [...this.students.values()].find(({ email }) => email === body.email);
    return student
      ? { status: 200, body: { ...student, token: 'signed' } }
      : peerRefusal(401, 'INVALID_CREDENTIALS');
  }

  private redeem(body: Record<string, string>): PeerAnswer {
    const made = this.serials.get(body.serial ?? '');
    const fits = made?.studentName === body.studentName && made?.selectedCourse === body.selectedCourse;
    return fits ? { status: 200, body: made } : peerRefusal(409, 'SERIAL_INVALID');
  }
}

const found = (body: unknown): PeerAnswer => (body ? { status: 200, body } : peerRefusal(404, 'NOT_FOUND'));
