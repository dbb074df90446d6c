import type { CandidateSignOutsRepository } from '../../../store/candidate-sign-outs/candidate-sign-outs.repository';
import type { NewRevocation, RevocationsRepository } from '../../../store/revocations/revocations.repository';
import { SESSION_MS, type SessionsRepository } from '../../../store/sessions/sessions.repository';
import type { StudentsRepository } from '../../../store/students/students.repository';
import { CANDIDATE_TOKEN_MS } from './revocations.service';

export interface RevocationStores {
  sessions: SessionsRepository;
  candidates: CandidateSignOutsRepository;
  students: StudentsRepository;
  revocations: RevocationsRepository;
}

/** Writes revocations of sign-ins that the previous release ended, if their tokens have not expired. Idempotent. */
export async function writeEarlierRevocations(stores: RevocationStores): Promise<void> {
  const known = new Set((await stores.revocations.live()).map(({ kind, id }) => `${kind}-${id}`));
  const earlier = await earlierRevocations(stores);
  const missing = earlier.filter(({ kind, id }) => !known.has(`${kind}-${id}`));
  await stores.revocations.write(missing);
}

async function earlierRevocations(stores: RevocationStores): Promise<NewRevocation[]> {
  const now = Date.now();
  const [sessions, candidates, students] = await Promise.all([
    stores.sessions.endedSince(new Date(now - SESSION_MS)),
    stores.candidates.live(),
    stores.students.archivedAfter(new Date(now - CANDIDATE_TOKEN_MS)),
  ]);
  return [
    ...sessions.map(({ id, staff, endsAt }) => session(id, endsAt, staff)),
    ...candidates.map(({ _id, endsAt }) => session(_id, endsAt)),
    ...students.map((id) => ({ kind: 'archived', id, endsAt: now + CANDIDATE_TOKEN_MS }) as const),
  ];
}

const session = (id: string, endsAt: Date, holder?: string): NewRevocation => ({
  kind: 'session',
  id,
  endsAt: endsAt.getTime(),
  ...(holder !== undefined && { holder }),
});
