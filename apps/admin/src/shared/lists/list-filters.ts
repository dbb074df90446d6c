/** A filter of a list: its `name` in the address and in the call, and its label. */
export type ListFilter =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly (readonly [value: string, label: string])[];
      /** Label of the empty choice, if that does not mean all. */
      readonly unset?: string;
      /** Accepts values that are not among the loaded options. */
      readonly isOpen?: true;
      /** Called with the typed text, for options that the server searches. */
      readonly onSearch?: (typed: string) => void;
      /** Filter that becomes meaningless after a change of this one, and is cleared. */
      readonly clears?: string;
    }
  /** Accepts any value, only from links: it has a chip, but no field. */
  | {
      readonly kind: 'linked';
      readonly name: string;
      readonly label: string;
      readonly options: readonly (readonly [value: string, label: string])[];
    }
  | { readonly kind: 'yes'; readonly name: string; readonly label: string }
  /** A period of days, both inclusive: `from` and `to` in the address. */
  | { readonly kind: 'period'; readonly label: string };

/** Values of a list's filters, as in the address; unset ones are absent. */
export type FilterValues = Readonly<Record<string, string>>;

/** An active filter in words: `State: Kano`. */
export interface SetFilter {
  /** Name in the address, which is deleted to remove the filter. */
  readonly name: string;
  readonly text: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** First moment of a day in the browser's time zone, because the server compares moments. */
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

/** Parses the filters' values in an address; invalid ones are dropped. */
export function readFilters(filters: readonly ListFilter[], address: URLSearchParams): FilterValues {
  const values = filters.flatMap((filter) =>
    namesOf(filter).flatMap((name) => {
      const value = address.get(name) ?? '';
      return value && takes(filter, value) ? [[name, value] as const] : [];
    }),
  );
  return Object.fromEntries(values);
}

/** Filters for the call: days become moments, with an exclusive end. */
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
