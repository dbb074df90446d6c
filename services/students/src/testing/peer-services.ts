import { FakeService, type PeerAnswer, peerRefusal, type PeerRequest } from '@concord/nest-platform/testing';
import type { StudentFilesBody } from '@concord/contracts';

/** Stands for the media and exams services. */
export class PeerServices extends FakeService {
  /** Owners whose files are stored. */
  readonly owners = new Set<string>();
  /** Overrides the default answers. */
  behaviour?: (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>;

  protected answer(request: PeerRequest): PeerAnswer | Promise<PeerAnswer> {
    return this.behaviour ? this.behaviour(request) : this.defaultAnswer(request);
  }

  defaultAnswer({ method, path, body }: PeerRequest): PeerAnswer {
    if (method === 'POST' && path === '/internal/student-files') {
      const { student, documents } = body as StudentFilesBody;
      this.owners.add(student);
      const stored = documents.map(({ name }, index) => ({
        name,
        file: { public_id: `students/${student}/document-${index}` },
      }));
      return {
        status: 200,
        body: { passport: { public_id: `students/${student}/passport` }, documents: stored },
      };
    }
    const [, collection, id] = /^\/internal\/(owners|students)\/([0-9a-f]{24})$/.exec(path) ?? [];
    if (method !== 'DELETE' || !id) return peerRefusal(404, 'NOT_FOUND');
    if (collection === 'owners') this.owners.delete(id);
    return { status: 200, body: collection === 'owners' ? {} : { _id: id } };
  }
}
