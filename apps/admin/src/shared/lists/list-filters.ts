/** A filter of a list: its `name` in the address and in the call, and what it is called on the page. */
export type ListFilter =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly (readonly [value: string, label: string])[];
      /** Label of the state without a choice, where that is not everything. */
      readonly unset?: string;
      /** Takes values beside its options, which are loaded. */
      readonly isOpen?: true;
      /** For options that the server searches: called with what is typed. */
      readonly onSearch?: (typed: string) => void;
      /** The filter that means nothing any more after a change of this one. */
      readonly clears?: string;
    }
  /** Takes any value, from links alone: it has a chip, and no field. */
  | {
      readonly kind: 'linked';
      readonly name: string;
      readonly label: string;
      readonly options: readonly (readonly [value: string, label: string])[];
    }
  | { readonly kind: 'yes'; readonly name: string; readonly label: string }
  /** From one day to another, both included: `from` and `to` in the address. */
  | { readonly kind: 'period'; readonly label: string };

/** The values of a list's filters as the address has them; what is not set is absent. */
export type FilterValues = Readonly<Record<string, string>>;

/** A filter that is set, in words: `State: Kano`. */
export interface SetFilter {
  /** Name in the address that is removed to lift it. */
  readonly name: string;
  readonly text: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** The first moment of a day in the reader's own time zone, as the server compares moments. */
function startOf(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

export const namesOf = (filter: ListFilter): readonly string[] =>
  filter.kind === 'period' ? ['from', 'to'] : [filter.name];

function takes(filter: ListFilter, value: string): boolean {
  if (filter.kind === 'period') return isDay(value);
  if (filter.kind === 'yes') return value === 'true';
  if (filter.kind === 'linked') return true;
  return filter.isOpen === true || filter.options.some(([known]) => known === value);
}

/** The values of these filters in an address; what a filter does not take is left out. */
export function readFilters(filters: readonly ListFilter[], address: URLSearchParams): FilterValues {
  const values = filters.flatMap((filter) =>
    namesOf(filter).flatMap((name) => {
      const value = address.get(name) ?? '';
      return value && takes(filter, value) ? [[name, value] as const] : [];
    }),
  );
  return Object.fromEntries(values);
}

/** The filters as the call has them: days become moments, of which the end is not included. */
export function filterQuery(filters: readonly ListFilter[], values: FilterValues): FilterValues {
  if (!filters.some(({ kind }) => kind === 'period')) return values;
  const { from, to, ...others } = values;
  return { ...others, ...(from && { from: startOf(from) }), ...(to && { to: startOf(to, 1) }) };
}

const dayText = (day: string) => day.split('-').reverse().join('/');

/** Active filters in words. */
export function setFilters(filters: readonly ListFilter[], values: FilterValues): SetFilter[] {
  return filters.flatMap((filter) => {
    const { label } = filter;
    if (filter.kind === 'period') {
      const { from, to } = values;
      return [
        ...(from ? [{ name: 'from', text: `${label} from ${dayText(from)}` }] : []),
        ...(to ? [{ name: 'to', text: `${label} to ${dayText(to)}` }] : []),
      ];
    }
    const value = values[filter.name];
    if (!value) return [];
    if (filter.kind === 'yes') return [{ name: filter.name, text: label }];
    const shown = filter.options.find(([known]) => known === value)?.[1] ?? value;
    return [{ name: filter.name, text: `${label}: ${shown}` }];
  });
}

/** Search and filters of a list in words. */
export const listWords = (list: {
  readonly search: string;
  readonly filters: readonly ListFilter[];
  readonly values: FilterValues;
}): readonly string[] => [
  ...(list.search ? [`Search: ${list.search}`] : []),
  ...setFilters(list.filters, list.values).map(({ text }) => text),
];
