import { useSearchParams } from '@concord/mfe';

const FILTERS = ['actor', 'action', 'entity', 'id', 'from', 'to'] as const;
type FilterName = (typeof FILTERS)[number];

/** The filters as the address has them; `from` and `to` are days, both included. */
export type AuditFilters = Readonly<Record<FilterName, string>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The moment at which a day begins for the reader, or the day after it; undefined for what is no day. */
function momentOf(day: string, isNextDay = false): string | undefined {
  if (!DAY.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00`);
  if (Number.isNaN(start.getTime())) return undefined;
  if (isNextDay) start.setDate(start.getDate() + 1);
  return start.toISOString();
}

/** The filters of the audit log, kept in the address. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    FILTERS.map((name) => [name, params.get(name) ?? '']),
  ) as unknown as AuditFilters;

  const onFilter = (name: FilterName, value: string) =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (value) changed.set(name, value);
        else changed.delete(name);
        changed.delete('page');
        return changed;
      },
      { replace: true },
    );

  const query = {
    actor: filters.actor || undefined,
    action: filters.action || undefined,
    entity: filters.entity || undefined,
    id: filters.id || undefined,
    from: momentOf(filters.from),
    to: momentOf(filters.to, true),
  };
  const isFiltered = FILTERS.some((name) => filters[name]);
  const onClear = () => setParams({}, { replace: true });
  return { filters, query, isFiltered, onFilter, onClear };
}
