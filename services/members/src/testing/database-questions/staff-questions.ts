import type { Questions } from '@concord/nest-platform/testing';
import { day, id, now, other, page, reasoned, text } from './query-fixtures';
import type { MembersRepositories } from './repositories';

/** Queries about upgrades, papers, mails, staff of organisations, imports and tasks. */
export function staffQuestions({
  upgrades,
  papers,
  mails,
  pauses,
  organisationStaff,
  cpdEntries,
  memberRequests,
  imports,
  tasks,
}: MembersRepositories): Questions {
  return {
    upgrades: () => upgrades.list(page),
    'upgrades by state, and of a member': async () => {
      await upgrades.list({ ...page, status: 'open' });
      await upgrades.list({ ...page, member: text });
    },
    'an upgrade': async () => {
      await upgrades.find(text);
      await upgrades.latestOf(id);
      await upgrades.byRequest(text);
      await upgrades.filesAmong([text]);
      await upgrades.decide(text, { status: 'refused', decision: reasoned });
      await upgrades.applied(text);
    },
    'open upgrades of members': () => upgrades.openOf([id]),
    'grades that were granted and not given': () => upgrades.dueBefore(now),
    'upgrades that a merge moves': async () => {
      await upgrades.move(id, other, text);
      await upgrades.giveBack(id, text);
    },
    'entries of CPD': async () => {
      await cpdEntries.list({ ...page, state: 'pending' });
      await cpdEntries.list({ ...page, state: 'confirmed' });
      await cpdEntries.list({ ...page, member: text });
      await cpdEntries.list(page);
    },
    'the CPD of a year': async () => {
      await cpdEntries.ofMember(id);
      await cpdEntries.ofYear(id, 2026);
      await cpdEntries.countOf(id, 2026);
      await cpdEntries.confirmedOf([id, other], 2026);
    },
    'an entry of CPD': async () => {
      const fields = { kind: text, kindTitle: text, unit: 'hour', title: text, day } as const;
      await cpdEntries.find(text);
      await cpdEntries.byRequest(text);
      await cpdEntries.filesAmong([text]);
      await cpdEntries.change(text, 1, { ...fields, year: 2026, amount: 1, claimed: 1, files: [] });
      await cpdEntries.withdraw(text);
      await cpdEntries.decide(text, 1, 'confirmed', { ...reasoned, points: 1 });
    },
    'entries of CPD that a merge moves': async () => {
      await cpdEntries.move(id, other, text);
      await cpdEntries.giveBack(id, text);
    },
    'papers of a member': () => papers.ofMember(text),
    'a paper': async () => {
      await papers.get(text);
      await papers.findByNumber(text);
    },
    'papers that a merge moves': async () => {
      await papers.move(id, other, text);
      await papers.giveBack(id, text);
    },
    'due mails': () => mails.due(),
    'a mail': async () => {
      await mails.find(text);
      await mails.settle(text, 'requested');
      await mails.postpone(text, now);
      await mails.renew({ _id: text, member: id, kind: 'payment-reminder', of: text, on: day });
    },
    'decisions without a mail': async () => {
      for (const store of [upgrades, cpdEntries, memberRequests]) {
        await store.unmailed();
        await store.mailed([id]);
      }
    },
    'mails of a member': () => mails.ofMember(text),
    'mails that a merge moves': async () => {
      await mails.move(id, other, text);
      await mails.giveBack({ keep: id, drop: other }, text, [text]);
      await mails.removeOf([id]);
    },
    reminders: () => mails.reminders(page),
    'pauses of reminders': async () => {
      await pauses.of(text);
      await pauses.ofMany([id]);
      await pauses.end(text);
      await pauses.move(id, other, text);
      await pauses.giveBack(id, text);
    },
    'members with records of their own': async () => {
      for (const store of [papers, upgrades, pauses, organisationStaff, cpdEntries, memberRequests])
        await store.membersAmong([id]);
    },
    'staff of an organisation': async () => {
      await organisationStaff.of(id);
      await organisationStaff.sponsoredBy([id, other]);
      await organisationStaff.naming(id);
      await organisationStaff.remove(id, text);
      await organisationStaff.removePerson(id, text);
    },
    'staff of organisations that a merge moves': async () => {
      await organisationStaff.move(id, other, text);
      await organisationStaff.giveBack(id, text);
    },
    'open bills of organisations': () => memberRequests.openBills([id, other]),
    'requests of members': async () => {
      await memberRequests.list(page);
      await memberRequests.list({ ...page, state: 'open' });
      await memberRequests.list({ ...page, state: 'open', kind: 'profile' });
      await memberRequests.list({ ...page, kind: 'staff' });
      await memberRequests.list({ ...page, member: text });
    },
    'a request of a member': async () => {
      await memberRequests.find(text);
      await memberRequests.decide(text, 'accepted', reasoned);
      await memberRequests.withdraw(text);
      await memberRequests.applied(id);
      await memberRequests.dueBefore(now);
    },
    'own requests of a member': async () => {
      await memberRequests.ofMember(id);
      await memberRequests.countOpen(id);
    },
    'requests that name files': () => memberRequests.filesAmong([text]),
    'requests that a merge moves, or an erasure empties': async () => {
      await memberRequests.move(id, other, text);
      await memberRequests.giveBack(id, text);
      await memberRequests.erase(id, text);
    },
    'papers, upgrades and rows of a member who is erased': async () => {
      await papers.erase(id);
      await upgrades.erase(id, text);
      await cpdEntries.erase(id);
      await imports.erase(text);
    },
    'rows of an import': async () => {
      await imports.part(text, 0);
      await imports.latestColumns();
      await imports.ordered(text);
      await imports.list(page);
    },
    'a run of a task': async () => {
      const run = { task: id, run: id };
      await tasks.begin(run, 1);
      await tasks.advance(run, { done: 1, total: 2 });
      await tasks.finish(run, {});
    },
    tasks: () => tasks.listOf(text, 20),
    'the number of tasks under way': () => tasks.countUnderWay(text),
    'the latest task about a record': () => tasks.latestAbout(id),
    'tasks whose job is lost': () => tasks.idsStalledSince(now),
  };
}
