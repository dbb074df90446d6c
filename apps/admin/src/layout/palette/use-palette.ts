import type { Role } from '@concord/contracts';
import { standingText } from '../../shared/applicants/standing-text';
import { countryName, fullName } from '../../shared/format';
import { useExamListQuery, useSerialListQuery, useStudentListQuery } from '../../shared/requests';
import { menuFor } from '../../shared/menu/menu-items';
import { useDebounced } from '../../shared/use-debounced';

/** Something that the palette leads to. */
export interface PaletteEntry {
  readonly group: 'Pages' | 'People' | 'Exams' | 'Serial numbers';
  readonly to: string;
  readonly label: string;
  readonly detail?: string;
}

const DEBOUNCE_MS = 250;
const LETTERS_MIN = 2;
const FOUND_MAX = 5;

function pagesOf(role: Role): PaletteEntry[] {
  const pages = menuFor(role).flatMap(({ title, items }) =>
    items.map((item) => ({ group: 'Pages', to: item.to, label: item.title, detail: title }) as const),
  );
  return [...pages, { group: 'Pages', to: '/admin/account', label: 'Your account' }];
}

/** Whether every word begins a word of the label, as the server searches. */
function fits(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

/** What fits the typed text among the pages, people, exams and serial numbers that the role may see. */
export function usePalette(role: Role, typed: string) {
  const text = typed.trim();
  const search = useDebounced(text, DEBOUNCE_MS);
  const skip = search.length < LETTERS_MIN;
  const arg = { query: { page: 1, pageSize: FOUND_MAX, search } };
  const people = useStudentListQuery(arg, { skip });
  const serials = useSerialListQuery(arg, { skip });
  const exams = useExamListQuery({ query: {} }, { skip: skip || role !== 'SUPER_ADMIN' });
  const isTyping = search !== text;
  const found = [people, serials, exams];

  const entries: PaletteEntry[] = pagesOf(role).filter(({ label }) => fits(label, text));
  if (!skip && !isTyping) {
    for (const student of people.currentData?.items ?? [])
      entries.push({
        group: 'People',
        to: `/admin/students/${student._id}`,
        label: fullName(student),
        detail: [
          student.email,
          student.state ?? countryName(student.country),
          standingText({ status: student.review?.status }),
        ]
          .filter(Boolean)
          .join(' · '),
      });
    const fitting = (exams.currentData?.items ?? []).filter(({ examName, examCode }) =>
      fits(`${examName} ${examCode}`, text),
    );
    for (const exam of fitting.slice(0, FOUND_MAX))
      entries.push({
        group: 'Exams',
        to: `/admin/exams/${exam._id}`,
        label: exam.examName,
        detail: exam.examCode,
      });
    for (const { serial, isValid } of serials.currentData?.items ?? [])
      entries.push({
        group: 'Serial numbers',
        to: `/admin/serial-number?search=${encodeURIComponent(search)}`,
        label: serial,
        detail: isValid ? 'valid' : 'used',
      });
  }
  return {
    entries,
    isSearching: isTyping || found.some(({ isFetching }) => isFetching),
    hasFailed: !skip && found.some(({ isError, isFetching }) => isError && !isFetching),
  };
}
