import { Injectable } from '@nestjs/common';
import type { AccessSession, calls, SessionsEnded } from '@concord/contracts';
import { type HandlerInput, type MemberActor, notFound } from '@concord/nest-platform';
import type { AccessSessionRecord } from '../../../store/access-sessions/access-session.schema';
import { AccessSessionsRepository } from '../../../store/access-sessions/access-sessions.repository';
import { EndedAccess } from '../sign-in/ended-access';

/** Lists and ends a person's own sign-ins. */
@Injectable()
export class AccessSessionsService {
  constructor(
    private readonly sessions: AccessSessionsRepository,
    private readonly ended: EndedAccess,
  ) {}

  async list(actor: MemberActor): Promise<AccessSession[]> {
    return (await this.sessions.list(actor)).map((session) => toAccessSession(session, actor.sid));
  }

  /** @throws AppError 404 unless it is a running session of the actor */
  async end({ actor, params, audit }: HandlerInput<typeof calls.accessSessionEnd>): Promise<{ _id: string }> {
    const session = (await this.sessions.list(actor)).find(({ _id }) => _id.toString() === params.id);
    if (!session) throw notFound('This sign-in');
    audit.note({ label: session.device });
    await this.ended.endMany([session]);
    return { _id: params.id };
  }

  async endOthers({
    actor,
    audit,
  }: HandlerInput<typeof calls.accessSessionEndOthers>): Promise<SessionsEnded> {
    const others = (await this.sessions.list(actor)).filter(({ _id }) => _id.toString() !== actor.sid);
    await this.ended.endMany(others);
    const ended = others.length;
    audit.note({ label: 'all others', details: { ended } });
    return { ended };
  }
}

function toAccessSession(record: AccessSessionRecord, current: string): AccessSession {
  const id = record._id.toString();
  return {
    _id: id,
    device: record.device,
    address: record.address,
    createdAt: record.createdAt.toISOString(),
    lastSeenAt: record.lastSeenAt.toISOString(),
    isCurrent: id === current,
  };
}
