import { MEMBER_SORTS } from '@concord/contracts';
import type { Questions } from '@concord/nest-platform/testing';
import { day, found, id, index, member, now, other, page, reasoned, text } from './query-fixtures';
import type { MembersRepositories } from './repositories';

/** Queries about the register, its lists and its merges. */
export function memberQuestions({
  members,
  memberContacts,
  memberCounts,
  memberPages,
  linkedMembers,
  directory,
  importedMembers,
  mergingMembers,
  erasedMembers,
  formerMembers,
  payers,
  signInMembers,
  merges,
  months,
}: MembersRepositories): Questions {
  const term = { grade: 'Full', from: day, ...reasoned } as const;
  const dueFees = { grade: 'Full', from: day, kinds: [], isFirst: false, since: now } as const;
  const sorted = MEMBER_SORTS.flatMap((sort) => [sort, `-${sort}`] as const).map(
    (sort) => [`members by ${sort}`, () => members.list({ ...page, sort })] as const,
  );
  return {
    ...Object.fromEntries(sorted),
    'members of a grade': () => members.list({ ...page, grade: 'Fellow' }),
    'members of a standing by name': () => members.list({ ...page, standing: 'lapsed', sort: 'name' }),
    'members of a state': () => members.list({ ...page, state: 'Kano' }),
    'members who owe, and who do not': async () => {
      await members.list({ ...page, owing: true });
      await members.list({ ...page, owing: false });
    },
    'members of an applicant': () => members.list({ ...page, student: text }),
    'members who may be upgraded': async () => {
      await members.list({ ...page, upgrade: 'ready' });
      await members.list({ ...page, upgrade: 'lacking', grade: 'Full' });
    },
    'members inducted in a year': () => members.list({ ...page, inducted: '2026', sort: 'inductedOn' }),
    'found members': () => members.list(found),
    'how many members': () => members.count(),
    'how many present members a grade has': () => memberCounts.presentIn('Full'),
    'a member': async () => {
      await members.find(text);
      await members.findByRequestKey(text);
    },
    'members of applicants': async () => {
      await members.ofStudents([text]);
      await linkedMembers.ofStudents([text]);
      await linkedMembers.ofIds([text]);
      await linkedMembers.ofNumber(text);
    },
    'the public directory': async () => {
      await directory.list({ page: 1 });
      await directory.list({ name: 'Bello A', grade: 'Full', state: 'Kano', page: 2 });
      await directory.choose(member, { isListed: true, showsState: true, fields: '', at: now }, index);
    },
    'members who sign in': async () => {
      await signInMembers.withEmail(text);
      await signInMembers.withNumber(text);
      await signInMembers.ofRecords([text], [text]);
    },
    'members who owe, in pages': async () => {
      await members.owingAfter(undefined, 10);
      await members.owingAfter(text, 10);
    },
    'all members in pages': async () => {
      await memberPages.after(undefined, 10);
      await memberPages.after(id, 10);
      for await (const some of payers.all()) some.splice(0);
      await memberContacts.all();
    },
    'numbers and ids that are taken': async () => {
      await memberPages.numbersTaken([text]);
      await memberPages.existing([id]);
    },
    'members with standings of an earlier day or of earlier settings': () => members.outdated(day, 1, 10),
    'members whose fees are not charged': () => members.feesDueSince(now),
    'changes of a member': async () => {
      await members.change(member, {}, index);
      await members.addTerm(member, term, { ...dueFees, kinds: [] }, index);
      await members.addEvent(member, { kind: 'resigned', on: day, ...reasoned }, index);
      await members.feesCharged(text, { ...dueFees, kinds: [] });
      await members.reindex(member, index);
      await members.reindexMany([{ member, index: { ...index, balance: 1 } }]);
    },
    'members of an import that is taken back': async () => {
      await importedMembers.changed([id]);
      await importedMembers.remove([id]);
    },
    'records of members who are merged': async () => {
      await mergingMembers.keptFor(text);
      await mergingMembers.freeze(member, other);
      await mergingMembers.replace(member, member, index);
      await mergingMembers.release(member, other);
      await mergingMembers.remove(id);
    },
    'members who are erased': async () => {
      await erasedMembers.begin(member, now);
      await erasedMembers.store(member);
      await erasedMembers.end(member);
      await erasedMembers.unfinished(now);
      await erasedMembers.withdraw(member);
      await merges.isRunning(id);
      await merges.ofAny([id, other]);
      await merges.abandon(id);
    },
    'former members, for their retention': async () => {
      await formerMembers.after(undefined, 10);
      await formerMembers.after(id, 10);
      await formerMembers.find(text);
    },
    'links to applicants': async () => {
      await erasedMembers.linkedAfter(undefined, 10);
      await erasedMembers.linkedAfter(text, 10);
      await erasedMembers.unlink({ _id: id, student: other });
    },
    merges: () => merges.list(page),
    'a merge': async () => {
      await merges.find(text);
      await merges.dropped(id, member);
      await merges.returned(id, { charges: [], payments: [], dueDocuments: [] });
      await merges.end(id, 'done');
    },
    'merges that did not end': () => merges.unfinished(now),
    'counts of the latest months': () => months.latest(12),
  };
}
