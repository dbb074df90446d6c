import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import type { MailDecision, MailFacts } from './mail-facts';

/** A transfer that staff refused. What they wrote besides the reason stays with them. */
export function ofRefusedTransfer(
  { of }: Pick<MemberMailRecord, 'of'>,
  { account }: MailFacts,
): MailDecision {
  const claim = account.payments.find(({ _id }) => _id === of)?.claim;
  if (claim?.decision?.outcome !== 'refused') return { skip: 'the transfer is not refused' };
  const { amount, sentOn, decision } = claim;
  const data = { amount, sentOn, reason: decision.reason ?? '' };
  return { content: { kind: 'transfer-refused', data } };
}

export function ofActivity({ activity }: MailFacts): MailDecision {
  const { state, decision } = activity ?? {};
  if (!activity || !decision || (state !== 'confirmed' && state !== 'refused'))
    return { skip: 'the activity is not decided' };
  const { title, day, claimed } = activity;
  const { points, reason } = decision;
  return { content: { kind: 'cpd-decided', data: { title, day, decision: state, points, claimed, reason } } };
}

/** A refusal answers an application. A proposal of staff that was refused is no news for its member. */
export function ofUpgrade({ upgrade, member }: MailFacts): MailDecision {
  const { status, decision } = upgrade ?? {};
  if (!upgrade || !decision || status === 'open' || status === undefined)
    return { skip: 'the upgrade is not decided' };
  const { _id, from, to, source, grade, dueSince } = upgrade;
  const { reason } = decision;
  if (status === 'refused')
    return source === 'member'
      ? { content: { kind: 'upgrade-decided', data: { decision: status, from, to, reason } } }
      : { skip: 'the member did not apply for it' };
  if (dueSince) return 'later';
  const term = member.terms.find((each) => each.upgrade === _id.toString());
  if (!grade || !term) return { skip: 'the member does not have the grade' };
  const data = { decision: status, from, to, startsOn: grade.from, reason };
  return { content: { kind: 'upgrade-decided', data } };
}

export function ofRequest({ request }: MailFacts): MailDecision {
  const { state, decision } = request ?? {};
  if (!request || !decision || (state !== 'accepted' && state !== 'refused'))
    return { skip: 'the request is not decided' };
  if (request.dueSince) return 'later';
  const data = { about: request.kind, decision: state, reason: decision.reason };
  return { content: { kind: 'change-decided', data } };
}
