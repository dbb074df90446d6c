import type { Questions } from '@concord/nest-platform/testing';
import { found, id, intervention, now, page, text, time } from './query-fixtures';
import type { ExamsRepositories } from './repositories';

/** Queries about certificates and their credentials. */
export function certificateQuestions({
  certificates,
  issued,
  results,
  certificateMails,
  statusPlaces,
}: ExamsRepositories): Questions {
  return {
    certificates: () => certificates.list(page),
    'found certificates': () => certificates.list(found),
    'certificates by their state': async () => {
      for (const status of ['revoked', 'replaced', 'all'] as const)
        await certificates.list({ ...page, status });
    },
    'certificates by course, exam, student and year': async () => {
      for (const filter of [{ course: text }, { exam: text }, { student: text }, { year: 2026 }])
        for (const status of ['valid', 'all'] as const)
          await certificates.list({ ...page, status, ...filter });
    },
    'certificates from a row on': async () => {
      const after = { id: text, moment: now.toISOString() };
      const narrow = [
        {},
        { course: text },
        { exam: text },
        { student: text },
        { year: 2026 },
        { search: 'Bello' },
      ];
      for (const filter of narrow)
        for (const status of ['valid', 'revoked', 'replaced', 'all'] as const)
          await certificates.listAfter({ ...page, status, ...filter }, after, 10);
    },
    'results that earn certificates, and these by their keys': async () => {
      const exam = await results.idsOf(id, page, 10);
      await results.idsOf(id, { ...page, ...time, search: 'Bello' }, 10);
      await results.findEarned([text, ...exam]);
      await issued.findByKeys(['issued-a-b']);
      await certificates.findOwned(text, [text]);
    },
    'mails of certificates': async () => {
      await certificateMails.findDue(10);
      const [due] = [{ _id: id, mailKey: id }] as Awaited<ReturnType<typeof certificateMails.findDue>>;
      if (due) await certificateMails.settle([due]);
    },
    'a certificate that is replaced, reinstated, mailed': async () => {
      await certificates.setReplaced({ _id: id, serial: 'ABCD-EFGH-JKMN-2222' }, 'CERT', now);
      await certificates.reinstate(id);
      await certificates.setMailDue(id, now, id);
    },
    'a revoked certificate': () =>
      certificates.revoke({ _id: id }, now, { reason: 'x', isPublic: false, by: intervention.by }),
    'credentials of certificates': async () => {
      await certificates.revokedIds();
      await statusPlaces.placeOf(id);
      await statusPlaces.hasList(0);
      await statusPlaces.indexesOf(0, [id]);
    },
    'certificates of a person': () =>
      certificates.findOfPerson({ surname: 'Bello', firstName: 'Amina' }, text),
  };
}
