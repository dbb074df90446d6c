import type {
  ComingReminder,
  MemberMail,
  MemberMails,
  ReminderPause,
  SentReminder,
} from '@concord/contracts';
import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { ReminderPauseRecord } from '../../../store/reminder-pauses/reminder-pause.schema';

const toPause = ({ reason, until, at, by }: ReminderPauseRecord): ReminderPause => ({
  reason,
  until,
  at: at.toISOString(),
  by: { _id: by._id.toString(), username: by.username },
});

const toMemberMail = ({ _id, kind, on, state, why, title, step }: MemberMailRecord): MemberMail => ({
  _id,
  kind,
  on,
  state,
  why,
  ...(title && { title }),
  ...(step !== undefined && { step }),
});

export const toSentReminder = (
  mail: MemberMailRecord,
  member: MemberProjection | undefined,
): SentReminder => ({
  _id: mail._id,
  member: {
    _id: mail.member.toString(),
    number: member?.number ?? '',
    name: member ? memberName(member) : '',
  },
  title: mail.title ?? '',
  step: mail.step ?? 0,
  on: mail.on,
  state: mail.state,
  why: mail.why,
});

export const toMemberMails = (
  { email }: Pick<MemberProjection, 'email'>,
  found: {
    readonly mails: readonly MemberMailRecord[];
    readonly pause: ReminderPauseRecord | undefined;
    readonly coming: ComingReminder[];
  },
): MemberMails => ({
  email,
  ...(found.pause && { pause: toPause(found.pause) }),
  mails: found.mails.map(toMemberMail),
  coming: found.coming,
});
