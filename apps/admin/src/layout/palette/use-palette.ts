import type { Role } from '@concord/contracts';
import { useCohortListQuery } from '../../shared/cohorts/requests';
import { useHallListQuery } from '../../shared/halls/requests';
import {
  useCertificateListQuery,
  useExamListQuery,
  useSerialListQuery,
  useStudentListQuery,
} from '../../shared/requests';
import { useDebounced } from '../../shared/use-debounced';
import { useMemberListQuery } from '../../shared/members/requests';
import { useFinance } from '../../shared/members/use-finance';
import { FOUND_MAX, placesFor, recordEntries } from './palette-entries';

const DEBOUNCE_MS = 250;
const LETTERS_MIN = 2;

/** Pages, actions and records that match the typed text and that the role may see. */
export function usePalette(role: Role, typed: string) {
  const text = typed.trim();
  const search = useDebounced(text, DEBOUNCE_MS);
  const hasFinance = useFinance();
  const skip = search.length < LETTERS_MIN;
  const query = { page: 1, pageSize: FOUND_MAX, search };
  const people = useStudentListQuery({ query }, { skip });
  const archived = useStudentListQuery({ query: { ...query, archived: 'true' } }, { skip });
  const members = useMemberListQuery({ query }, { skip });
  const exams = useExamListQuery({ query: {} }, { skip });
  const certificates = useCertificateListQuery({ query: { ...query, status: 'all' } }, { skip });
  const serials = useSerialListQuery({ query }, { skip });
  const cohorts = useCohortListQuery({ query }, { skip });
  const halls = useHallListQuery({ query }, { skip });
  const isTyping = search !== text;
  const asked = [people, archived, members, exams, certificates, serials, cohorts, halls];

  const found = {
    people: [...(people.currentData?.items ?? []), ...(archived.currentData?.items ?? [])],
    members: members.currentData?.items,
    exams: exams.currentData?.items,
    certificates: certificates.currentData?.items,
    serials: serials.currentData?.items,
    cohorts: cohorts.currentData?.items,
    halls: halls.currentData?.items,
  };
  const records = skip || isTyping ? [] : recordEntries(found, search, role);
  return {
    entries: [...placesFor(role, text, hasFinance), ...records],
    isSearching: isTyping || asked.some(({ isFetching }) => isFetching),
    hasFailed: !skip && asked.some(({ isError, isFetching }) => isError && !isFetching),
  };
}
