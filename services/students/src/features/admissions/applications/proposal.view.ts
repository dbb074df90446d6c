import type { Proposal, ProposedChange } from '@concord/contracts';
import type {
  ClosedProposal,
  ProposedFields,
  StoredProposal,
} from '../../../store/students/student-thread.schema';
import type { StoredThread } from '../../../store/students/student-threads.repository';

/** Proposals for the applicant, newest first: without names of staff. */
export const toProposals = ({ openProposal, closedProposals }: StoredThread): Proposal[] => [
  ...(openProposal ? [toOpen(openProposal)] : []),
  ...closedProposals.toReversed().map(toClosed),
];

/** Proposals for staff, newest first. */
export const toStaffProposals = ({ openProposal, closedProposals }: StoredThread): Proposal[] => [
  ...(openProposal ? [toOpen(openProposal)] : []),
  ...closedProposals
    .toReversed()
    .map((closed) => ({ ...toClosed(closed), ...(closed.by && { by: closed.by.username }) })),
];

const toOpen = (stored: StoredProposal): Proposal => ({
  ...toProposal(stored),
  state: 'open',
  closedAt: null,
  answer: null,
});

const toClosed = (stored: ClosedProposal): Proposal => ({
  ...toProposal(stored),
  state: stored.state,
  closedAt: stored.closedAt.toISOString(),
  answer: stored.answer ?? null,
});

const toProposal = ({ _id, at, reason, before, wanted }: StoredProposal) => ({
  _id: _id.toString(),
  at: at.toISOString(),
  reason,
  changes: changesOf(before, wanted),
});

/** Fields that differ, by name. */
export function changesOf(before: ProposedFields, wanted: ProposedFields): ProposedChange[] {
  const [old, fresh] = [flat(before), flat(wanted)];
  return Object.keys(fresh)
    .map((field) => ({ field, from: old[field] ?? null, to: fresh[field] ?? null }))
    .filter(({ from, to }) => from !== to);
}

/** Names of employment fields differ from those of the record. */
function flat({ currentEmploymet, ...fields }: ProposedFields): Record<string, string | null | undefined> {
  return { ...fields, ...currentEmploymet };
}
