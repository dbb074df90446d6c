import type { AuditRecord } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { useMemo } from 'react';
import { actionName } from '../../shared/audit/audit-wording';
import type { ListFilter } from '../../shared/lists/list-filters';
import { useAdminListQuery } from '../../shared/requests';

const KINDS = [
  ['staff', 'Accounts and sign-ins'],
  ['session', 'Ended sign-ins'],
  ['member', 'Members'],
  ['student', 'Students'],
  ['serial', 'Serial numbers'],
  ['exam', 'Exams'],
  ['assignment', 'Assigned exams'],
  ['attempt', 'Attempts'],
  ['late-answers', 'Late answers'],
  ['result', 'Results'],
  ['course', 'Courses'],
  ['certificate', 'Certificates'],
  ['document', 'Printed documents'],
  ['export', 'Exported files'],
  ['gallery', 'Gallery'],
  ['mail', 'E-mails'],
  ['file', 'Quarantined files'],
  ['call', 'Refused calls'],
] as const;

/** Actions offered as choices; the address may name any other. */
const ACTIONS = [
  'staff.sign-in',
  'staff.sign-up',
  'access.sign-in',
  'access.view',
  'access.code',
  'access.block',
  'access.unblock',
  'access.refuse',
  'limit.reach',
  'account.role',
  'account.remove',
  'student.update',
  'student.decide',
  'student.remove',
  'student.restore',
  'student.purge',
  'student.export',
  'export.create',
  'serial.generate',
  'serial.issue',
  'serial.remove',
  'serial.reveal',
  'exam.upload',
  'exam.picture',
  'exam.update',
  'exam.duplicate',
  'exam.restore-version',
  'exam.regrade',
  'result.regrade',
  'exam.release',
  'exam.entry',
  'exam.code',
  'exam.remove',
  'assignment.create',
  'attempt.start',
  'attempt.close',
  'attempt.reset',
  'late-answers.decide',
  'result.annotate',
  'certificate.create',
  'certificate.issue',
  'certificate.issue-many',
  'certificate.revoke',
  'certificate.reinstate',
  'certificate.reissue',
  'certificate.mail',
  'mail.send-again',
];

type Options = readonly (readonly [value: string, label: string])[];

/** Options with the address's value, even if it is none of them. */
const including = (options: Options, value: string, label: string): Options =>
  !value || options.some(([known]) => known === value) ? options : [...options, [value, label]];

const STAFF = { query: { pageSize: 100 } } as const;

/** Filters of the audit log. The one for a single record occurs only in links. */
export function useAuditFilters(): readonly ListFilter[] {
  const [params] = useSearchParams();
  const { data } = useAdminListQuery(STAFF);
  const action = params.get('action') ?? '';
  return useMemo(() => {
    const actions = ACTIONS.map((each) => [each, actionName(each)] as const);
    return [
      {
        kind: 'choice',
        name: 'actor',
        label: 'By',
        options: data?.items.map(({ _id, username }) => [_id, username] as const) ?? [],
        isOpen: true,
      },
      { kind: 'choice', name: 'entity', label: 'About', options: KINDS, isOpen: true },
      {
        kind: 'choice',
        name: 'action',
        label: 'What was done',
        options: including(actions, action, actionName(action)),
        isOpen: true,
      },
      { kind: 'linked', name: 'id', label: 'Record', options: [] },
      { kind: 'period', label: 'When' },
    ];
  }, [data, action]);
}

/** Filters with names for ids that the records on the page contain. */
export function withNames(
  filters: readonly ListFilter[],
  values: Readonly<Record<string, string>>,
  records: readonly AuditRecord[],
): readonly ListFilter[] {
  const { actor = '', id = '' } = values;
  const actorOf = records.find((record) => record.actor.id === actor)?.actor.username;
  const labelOf = records.find((record) => record.id === id && record.label)?.label;
  return filters.map((filter) => {
    if (filter.kind === 'linked') return { ...filter, options: including([], id, labelOf ?? 'one record') };
    return filter.kind === 'choice' && filter.name === 'actor'
      ? { ...filter, options: including(filter.options, actor, actorOf ?? 'one person') }
      : filter;
  });
}
