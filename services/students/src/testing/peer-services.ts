import { FakeService, type PeerAnswer, peerRefusal, type PeerRequest } from '@concord/nest-platform/testing';
import type {
  AttachedFilesBody,
  BodyOf,
  internalCalls,
  LatestRecords,
  LatestRecordsBody,
  MemberContact,
  OwnedFile,
  StudentRecords,
} from '@concord/contracts';
import { Types } from 'mongoose';

type MembersFindBody = BodyOf<typeof internalCalls.internalMembersFind>;

/** Replaces the media, exams and members services. */
export class PeerServices extends FakeService {
  /** Owners whose files are stored. */
  readonly owners = new Set<string>();
  /** Answer of the exams service for all people. */
  latest: Partial<LatestRecords> = {};
  /** Records in the exams service for all people. */
  records: StudentRecords = NO_RECORDS;
  /** Files of all people, with their content. */
  files: (OwnedFile & { bytes?: string })[] = [];
  /** Members of the register. */
  members: MemberContact[] = [];
  private added = 0;
  /** Overrides the default answers. */
  behaviour?: (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>;

  protected answer(request: PeerRequest): PeerAnswer | Promise<PeerAnswer> {
    return this.behaviour ? this.behaviour(request) : this.defaultAnswer(request);
  }

  defaultAnswer({ method, path, body }: PeerRequest): PeerAnswer {
    if (method === 'POST' && path === '/internal/student-files/attached')
      return this.storeFiles(body as AttachedFilesBody);
    if (method === 'PUT') return { status: 200, body: {} };
    if (method !== 'DELETE') return this.tell(path, body);
    const [, collection, id] =
      /^\/internal\/(owners|students)\/([0-9a-f]{24})(?:\/records)?$/.exec(path) ?? [];
    if (!id) return peerRefusal(404, 'NOT_FOUND');
    if (collection === 'owners') this.owners.delete(id);
    return { status: 200, body: collection === 'owners' ? {} : { _id: id } };
  }

  /** Files that an owner adds later get other ids. */
  private storeFiles({ student, hasPassport, documents }: AttachedFilesBody): PeerAnswer {
    const isFirst = !this.owners.has(student);
    this.owners.add(student);
    const idOf = (name: string) => (isFirst ? `students/${student}/${name}` : `added-${(this.added += 1)}`);
    const stored = documents.map(({ name }, index) => ({
      name,
      file: { public_id: idOf(`document-${index}`) },
    }));
    const passport = hasPassport && { passport: { public_id: idOf('passport') } };
    return { status: 200, body: { ...passport, documents: stored } };
  }

  /** Adds a member to the register. */
  addMember(more: Partial<MemberContact> = {}): MemberContact {
    const _id = new Types.ObjectId().toString();
    const member: MemberContact = {
      _id,
      number: 'CPM/2026/0001',
      name: 'Bola Ade',
      email: `${_id}@example.org`,
      phoneNumber: null,
      isOrganisation: false,
      student: null,
      ...more,
    };
    this.members.push(member);
    return member;
  }

  private membersOf(wanted: MembersFindBody): MemberContact[] {
    return this.members.filter(({ _id, email, student, merged = [] }) =>
      'email' in wanted
        ? email === wanted.email
        : [_id, ...merged].some((id) => wanted.members.includes(id)) ||
          wanted.students.includes(student ?? ''),
    );
  }

  /** Answers calls about a student. */
  private tell(path: string, body: unknown): PeerAnswer {
    if (path === '/internal/members/find')
      return { status: 200, body: this.membersOf(body as MembersFindBody) };
    if (path === '/internal/students/latest-records') {
      const { people } = body as LatestRecordsBody;
      return {
        status: 200,
        body: people.map(({ _id }) => ({ isSitting: false, ...this.latest, _id })),
      };
    }
    if (/^\/internal\/students\/[0-9a-f]{24}\/records$/.test(path))
      return { status: 200, body: this.records };
    if (/^\/internal\/owners\/[0-9a-f]{24}\/files$/.test(path))
      return { status: 200, body: this.files.map(({ bytes: _, ...file }) => file) };
    const asked = this.files.find(({ public_id }) => path === `/internal/files/${public_id}`);
    return asked?.bytes === undefined ? peerRefusal(404, 'NOT_FOUND') : { status: 200, body: asked.bytes };
  }
}

const NO_RECORDS: StudentRecords = { assignments: [], attempts: [], results: [], certificates: [] };
