import type { PrintedCpdStatement } from '@concord/contracts';
import { dateWords, INSTITUTE } from '@concord/institute';
import { pageStyle } from './page-style';

/** Values of a statement of CPD. */
export interface CpdPage {
  readonly institute: { readonly name: string; readonly email: string; readonly phones: readonly string[] };
  readonly page: string;
  readonly heading: string;
  readonly name: string;
  readonly memberNumber: string;
  readonly facts: readonly { label: string; value: string }[];
  readonly entries: readonly { day: string; title: string; kind: string; points: string }[];
  readonly kinds: readonly { title: string; confirmed: string; max: string; counted: string }[];
  readonly counted: string;
}

const pointsText = (points: number): string => String(points);

const outcomeOf = ({ counted, required }: PrintedCpdStatement): string => {
  if (required === 0) return 'No points are required';
  const missing = required - counted;
  return missing <= 0 ? 'Requirement met' : `${pointsText(missing)} more needed`;
};

/** The page of a statement of CPD, as of its day. */
export function cpdPage(statement: PrintedCpdStatement): CpdPage {
  const { name, memberNumber, on, year, grade, required, counted, entries, kinds } = statement;
  return {
    institute: INSTITUTE,
    page: pageStyle({
      footer: `${INSTITUTE.name} · CPD ${year} · ${memberNumber}`,
      margins: '14mm 16mm 18mm',
    }),
    heading: `CPD statement ${year}`,
    name,
    memberNumber,
    facts: [
      { label: 'As of', value: dateWords(on) },
      { label: 'Grade', value: grade },
      { label: 'Points that count', value: pointsText(counted) },
      { label: 'Points required', value: pointsText(required) },
      { label: 'Outcome', value: outcomeOf(statement) },
    ],
    entries: entries.map(({ day, title, kind, points, isPending }) => ({
      day: dateWords(day),
      title,
      kind,
      points: isPending ? 'Not confirmed yet' : pointsText(points),
    })),
    kinds: kinds.map((kind) => ({
      title: kind.title,
      confirmed: pointsText(kind.confirmed),
      max: kind.yearlyMax === null ? 'No limit' : pointsText(kind.yearlyMax),
      counted: pointsText(kind.counted),
    })),
    counted: pointsText(counted),
  };
}
