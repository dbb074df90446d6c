import type {
  AssignmentMailRequest,
  AuditRecord,
  CertificateMailRequest,
  ClaimedPicture,
  ForbiddenAct,
  FoundStudent,
  MailRequest,
  MoreTime,
  RedeemedSerial,
  ReviewStatus,
  StaffVersions,
  Student,
  StudentIdsBody,
} from '@concord/contracts';
import {
  FakeService,
  type PeerAnswer,
  peerRefusal,
  type PeerRequest,
  TEST_SECRET,
} from '@concord/nest-platform/testing';

/** Fakes the internal calls of the students, the media and the members service by real HTTP. */
export class FakeStudentsService extends FakeService {
  readonly students = new Map<string, Student>();
  /** Acts that a member's standing forbids, by student; their limits are all of them. */
  readonly forbidden = new Map<string, ForbiddenAct[]>();
  /** Overrides the answers of the members service. */
  membersAnswer?: 503 | 'silence';
  /** True to answer nothing. */
  isAway = false;
  /** Ids of archived students. */
  readonly archived = new Set<string>();
  /** Status of applications by student; accepted by default. */
  readonly statuses = new Map<string, ReviewStatus>();
  /** Student ids by cohort. */
  readonly cohorts = new Map<string, string[]>();
  /** Accommodations by student. */
  readonly moreTime = new Map<string, MoreTime>();
  /** Authors of serial and acceptance by student; a SUPER_ADMIN by default. */
  readonly behind = new Map<string, NonNullable<FoundStudent['behind']>>();
  /** Name and course of each certificate serial. */
  readonly serials = new Map<string, RedeemedSerial>();
  /** Pictures of questions in the media service, by file. */
  readonly pictures = new Map<string, ClaimedPicture>();
  /** Files of signatures in the media service. */
  readonly signatures = new Set<string>();
  readonly signIns: unknown[] = [];
  /** Requests for result mails, one array per call. */
  readonly mailRequests: MailRequest[][] = [];
  /** Overrides the answer to these requests: a status, or silence. */
  mailAnswer?: (mails: MailRequest[]) => 400 | 503 | 'silence' | undefined;

  /** Requests for assignment mails, one array per call. */
  readonly assignmentMails: AssignmentMailRequest[][] = [];
  /** Keys of cancelled mails. */
  readonly cancelledMails: string[] = [];
  /** True to lack the call that cancels mails, as the previous version does. */
  knowsNoCancelling = false;
  /** Overrides the answer to these requests: a status, or silence. */
  assignmentMailAnswer?: (mails: AssignmentMailRequest[]) => 400 | 404 | 503 | 'silence' | undefined;

  /** Requests for certificate mails, one array per call. */
  readonly certificateMails: CertificateMailRequest[][] = [];
  /** Overrides the answer to these requests: a status, or silence. */
  certificateMailAnswer?: (mails: CertificateMailRequest[]) => 400 | 404 | 503 | 'silence' | undefined;
  /** Revoked certificate serials. */
  private readonly revokedSerials: typeof this.serials = new Map();

  /** Delivered audit records, one array per call. */
  readonly auditDeliveries: AuditRecord[][] = [];
  /** Overrides the answer to deliveries: a status, or silence. */
  auditAnswer?: (records: AuditRecord[]) => 400 | 503 | 'silence' | undefined;

  constructor(private readonly staffVersions: StaffVersions) {
    super();
  }

  protected answer({ method, path: address, secret, body: sent }: PeerRequest): PeerAnswer {
    if (secret !== TEST_SECRET) return peerRefusal(403, 'FORBIDDEN');
    const body = (sent ?? {}) as Record<string, string>;
    const path = address.replace('/internal', '');
    if (this.isAway) return 'hang-up';
    if (path.startsWith('/members/')) return this.membership(path, sent as { students: string[] });
    if (path === '/staff/versions') return { status: 200, body: this.staffVersions };
    if (path === '/exam-sign-in') return this.signIn(body);
    if (path === '/certificate-serials/redeem') return this.redeem(body);
    if (path.startsWith('/certificate-serials/'))
      return this.changeSerial(method, path.replace('/certificate-serials/', ''));
    if (path === '/mails') return this.acceptMails(sent as { mails: MailRequest[] });
    if (path === '/assignment-mails')
      return this.acceptAssignmentMails(sent as { mails: AssignmentMailRequest[] });
    if (path === '/assignment-mails/cancel') return this.cancelMails(sent as { keys: string[] });
    if (path === '/certificate-mails')
      return this.acceptCertificateMails(sent as { mails: CertificateMailRequest[] });
    if (path === '/audit') return this.takeRecords((sent as { records: AuditRecord[] }).records);
    if (path === '/question-pictures/claim') return this.claim(sent as { files: string[] });
    if (path === '/certificate-signatures/claim') return this.claimSignatures(sent as { files: string[] });
    if (path === '/question-pictures') return this.savePicture(body.imageFile ?? '');
    if (path === '/print-tokens') return { status: 200, body: { token: `print-${body.id}` } };
    if (path === '/students/ids') return this.select(sent as StudentIdsBody);
    if (path.startsWith('/cohorts/')) return this.cohort(path.split('/')[2] ?? '');
    if (path === '/students/lookup') return this.lookup(sent as { ids: string[] });
    if (path === '/students/cards') return this.cards(sent as { ids: string[] });
    return peerRefusal(404, 'NOT_FOUND');
  }

  private membership(path: string, sent: { students: string[] }): PeerAnswer {
    if (this.membersAnswer === 'silence') return 'silence';
    if (this.membersAnswer) return peerRefusal(this.membersAnswer, 'UPSTREAM_UNAVAILABLE');
    const acts = [...new Set([...this.forbidden.values()].flat().map(({ act }) => act))];
    if (path === '/members/limits') return { status: 200, body: { acts } };
    const body = sent.students.flatMap((student) =>
      (this.forbidden.get(student) ?? []).map((each) => ({ student, ...each })),
    );
    return { status: 200, body };
  }

  /** Selects students by `state`; other filters are ignored. */
  private select({ filter, limit }: StudentIdsBody): PeerAnswer {
    const found = [...this.students.values()].filter(({ state }) => !filter.state || state === filter.state);
    return { status: 200, body: { ids: found.map(({ _id }) => _id).slice(0, limit), total: found.length } };
  }

  private cohort(_id: string): PeerAnswer {
    const students = this.cohorts.get(_id);
    return students
      ? { status: 200, body: { _id, name: 'March diet', students } }
      : peerRefusal(404, 'NOT_FOUND');
  }

  private claimSignatures({ files }: { files: string[] }): PeerAnswer {
    return { status: 200, body: { files: files.filter((file) => this.signatures.has(file)) } };
  }

  private lookup({ ids }: { ids: string[] }): PeerAnswer {
    const found = ids.flatMap((id) => this.students.get(id) ?? []);
    const body = found.map((student) => {
      const moreTime = this.moreTime.get(student._id);
      return {
        ...student,
        status: this.statuses.get(student._id) ?? 'accepted',
        ...(this.archived.has(student._id) && { isArchived: true }),
        ...(moreTime && { moreTime }),
        behind: this.behind.get(student._id) ?? { serial: 'super', acceptance: 'super' },
      };
    });
    return { status: 200, body };
  }

  private cards({ ids }: { ids: string[] }): PeerAnswer {
    const found = ids.flatMap((id) => this.students.get(id) ?? []);
    const told = { serialEnd: '7KQ2', dob: '1990-05-01', photo: null };
    return { status: 200, body: found.map(({ _id, email }) => ({ _id, email, ...told })) };
  }

  private acceptMails({ mails }: { mails: MailRequest[] }): PeerAnswer {
    this.mailRequests.push(mails);
    const refused = this.mailAnswer?.(mails);
    if (refused === 'silence') return 'silence';
    if (refused) return peerRefusal(refused, refused === 400 ? 'VALIDATION' : 'UPSTREAM_UNAVAILABLE');
    return { status: 200, body: { accepted: mails.length } };
  }

  private acceptAssignmentMails({ mails }: { mails: AssignmentMailRequest[] }): PeerAnswer {
    this.assignmentMails.push(mails);
    const refused = this.assignmentMailAnswer?.(mails);
    if (refused === 'silence') return 'silence';
    if (refused) return peerRefusal(refused, refused === 400 ? 'VALIDATION' : 'NOT_FOUND');
    return { status: 200, body: { accepted: mails.length } };
  }

  private acceptCertificateMails({ mails }: { mails: CertificateMailRequest[] }): PeerAnswer {
    this.certificateMails.push(mails);
    const refused = this.certificateMailAnswer?.(mails);
    if (refused === 'silence') return 'silence';
    if (refused) return peerRefusal(refused, refused === 400 ? 'VALIDATION' : 'NOT_FOUND');
    return { status: 200, body: { accepted: mails.length } };
  }

  /** Removes a serial, so that it is unknown. */
  forget(serial: string): void {
    this.serials.delete(serial);
    this.revokedSerials.delete(serial);
  }

  /** DELETE revokes a serial, PUT restores it. */
  private changeSerial(method: string, serial: string): PeerAnswer {
    const isRevoked = method === 'DELETE';
    const [from, to] = isRevoked ? [this.serials, this.revokedSerials] : [this.revokedSerials, this.serials];
    const made = from.get(serial) ?? to.get(serial);
    if (!made) return peerRefusal(404, 'NOT_FOUND');
    from.delete(serial);
    to.set(serial, made);
    return { status: 200, body: { serial } };
  }

  private cancelMails({ keys }: { keys: string[] }): PeerAnswer {
    if (this.knowsNoCancelling) return peerRefusal(404, 'NOT_FOUND');
    this.cancelledMails.push(...keys);
    return { status: 200, body: { cancelled: keys.length } };
  }

  private claim({ files }: { files: string[] }): PeerAnswer {
    return { status: 200, body: files.flatMap((file) => this.pictures.get(file) ?? []) };
  }

  /** Accepts a picture with the text `good`. */
  private savePicture(imageFile: string): PeerAnswer {
    const content = Buffer.from(imageFile.slice(imageFile.indexOf(',') + 1), 'base64').toString();
    if (content !== 'good') return peerRefusal(400, 'NOT_AN_IMAGE', 'This file is not a picture');
    return { status: 200, body: { file: 'a'.repeat(32), width: 640, height: 480, bytes: 9000 } };
  }

  private takeRecords(records: AuditRecord[]): PeerAnswer {
    this.auditDeliveries.push(records);
    const refused = this.auditAnswer?.(records);
    if (refused === 'silence') return 'silence';
    if (refused) return peerRefusal(refused, refused === 400 ? 'VALIDATION' : 'UPSTREAM_UNAVAILABLE');
    return { status: 200, body: {} };
  }

  private signIn(body: Record<string, string>): PeerAnswer {
    this.signIns.push(body);
    if (body.email === 'slow@hall.example') return throttled();
    const student = [...this.students.values()].find(({ email }) => email === body.email);
    return student
      ? { status: 200, body: { ...student, token: 'signed' } }
      : peerRefusal(401, 'INVALID_CREDENTIALS');
  }

  private redeem(body: Record<string, string>): PeerAnswer {
    if (body.serial?.startsWith('GUES') && body.address === '203.0.113.8') return throttled();
    const made = this.serials.get(body.serial ?? '');
    const fits = made?.studentName === body.studentName && made?.selectedCourse === body.selectedCourse;
    return fits ? { status: 200, body: made } : peerRefusal(409, 'SERIAL_INVALID');
  }
}

const throttled = (): PeerAnswer => ({
  ...peerRefusal(429, 'TOO_MANY_REQUESTS'),
  headers: { 'retry-after': '42' },
});
