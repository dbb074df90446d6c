import type { Hall } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { LinkButton, Stack } from '@concord/ui';
import { SelectField } from '../../shared/fields/select-field';
import { formatDateTime } from '../../shared/format';
import { PausedAlert, PauseHallButton } from '../../shared/halls/pause-hall';
import { useHallGetQuery, useHallListQuery } from '../../shared/halls/requests';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';

const SHOWN = 100;
const POLLING_MS = 10_000;

const labelOf = ({ name, startsAt }: Hall) => `${name}, ${formatDateTime(startsAt)}`;

/** Selects the watched hall session, stored in the address, and pauses it. */
export function HallBar({ hall: id }: { readonly hall: string }) {
  const [, setParams] = useSearchParams();
  const listed = useHallListQuery({ query: { ended: 'false', page: 1, pageSize: SHOWN } }, REFETCH_ON_MOUNT);
  const chosen = useHallGetQuery({ params: { id } }, { skip: !id, pollingInterval: POLLING_MS });
  const hall = id ? chosen.currentData : undefined;
  const halls = listed.data?.items ?? [];
  if (!id && halls.length === 0) return null;
  // The selected session stays an option after its end, or if it is far down the list.
  const options = hall && !halls.some(({ _id }) => _id === id) ? [hall, ...halls] : halls;
  const choose = (next: string) =>
    setParams(
      (params) => {
        if (next) params.set('hall', next);
        else params.delete('hall');
        return params;
      },
      { replace: true },
    );
  return (
    <>
      <Stack direction="row" useFlexGap spacing={2} sx={{ mb: 2.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <SelectField
          label="Hall session"
          value={options.some(({ _id }) => _id === id) ? id : ''}
          emptyLabel="All candidates"
          options={options.map((each) => [each._id, labelOf(each)] as const)}
          onChange={choose}
          sx={{ flex: '1 1 240px', maxWidth: 520, width: 'auto' }}
        />
        {hall ? (
          <>
            <PauseHallButton hall={hall} />
            <LinkButton to={`/admin/halls/${id}`}>Open the session</LinkButton>
          </>
        ) : null}
      </Stack>
      {hall ? <PausedAlert hall={hall} /> : null}
    </>
  );
}
