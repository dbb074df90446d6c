import type { Role } from '@concord/contracts';
import { Box, LinkButton, Typography } from '@concord/ui';
import { CheckIcon } from '@concord/ui/display';
import { listed } from '../../shared/format';
import { menuFor } from '../../shared/menu/menu-items';
import { useMenuCounts } from '../../shared/menu/use-menu-counts';

const namesOf = (entries: readonly { readonly title: string }[]) => listed(entries.map(({ title }) => title));

/** Pending work of this role, as links. */
export function TodoStrip({ role }: { readonly role: Role }) {
  const counts = useMenuCounts(role);
  const entries = menuFor(role)
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const { count, waiting, failed = false } = counts[item.key] ?? {};
      return waiting ? [{ ...item, count, waiting, failed }] : [];
    });
  const failed = entries.filter((entry) => entry.failed);
  const counted = entries.filter((entry) => !entry.failed);
  const tasks = entries.filter(({ count = 0 }) => count > 0);
  const isLoading = counted.some(({ count }) => count === undefined);
  return (
    <Box component="section" aria-label="To do" sx={{ mb: 2.5, minHeight: 44 }}>
      {tasks.length > 0 ? (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
        >
          {tasks.map(({ key, title, to, Icon, count, waiting }) => (
            <li key={key}>
              <LinkButton to={to} variant="outlined" color="warning" startIcon={<Icon />}>
                {title}: {count} {waiting}
              </LinkButton>
            </li>
          ))}
        </Box>
      ) : null}
      {tasks.length === 0 && !isLoading && counted.length > 0 ? (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <CheckIcon color="success" /> Nothing is waiting in {namesOf(counted)}.
        </Typography>
      ) : null}
      {failed.length > 0 ? (
        <Typography color="textSecondary" sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
          Could not count what is waiting in {namesOf(failed)}. Trying again within a minute.
        </Typography>
      ) : null}
    </Box>
  );
}
