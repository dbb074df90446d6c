import { useSession } from '@concord/api-client';
import type { Serial } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { Box } from '@concord/ui';
import { CertificateIcon } from '@concord/ui/display';
import { AskedDialogButton } from '../../shared/dialogs/asked-dialog-button';
import { bulkScope } from '../../shared/lists/bulk';
import { ListTools } from '../../shared/lists/list-tools';
import { ServerTable } from '../../shared/lists/query-table';
import { SelectionBar } from '../../shared/lists/selection-bar';
import { useSelection } from '../../shared/lists/use-selection';
import { useServerList } from '../../shared/lists/use-server-list';
import { useTableLook } from '../../shared/lists/use-table-look';
import { AdminPage } from '../../shared/page/admin-page';
import { useSerialListQuery } from '../../shared/requests';
import { BatchPanel } from './batch-panel';
import { CertificateSerialDialog } from './certificate-serial-dialog';
import { GenerateForm } from './generate-form';
import { RemoveManyButton } from './remove-many';
import { SERIAL_COLUMNS } from './serial-columns';
import { useSerialFilters } from './use-serial-filters';

const LEAD = 'Each applicant needs one valid serial number to register.';
const LEAD_OF_ADMIN =
  'You can see in full only the numbers you generated. For a certificate serial number, ask a super administrator.';

export default function SerialsPage() {
  const { details } = useSession();
  const isSuper = details?.role === 'SUPER_ADMIN';
  const [, setParams] = useSearchParams();
  const filters = useSerialFilters();
  const list = useServerList(useSerialListQuery, {}, { filters });
  const look = useTableLook(SERIAL_COLUMNS);
  const selection = useSelection(list, ({ serial }) => serial);
  const { batch = '' } = list.values;
  // The newest are on the first page without a search and filters; a new batch is shown alone.
  const showMade = (made: readonly Serial[]) => {
    const [first] = made;
    if (first?.batch) setParams({ batch: first.batch._id });
    else list.onClear();
  };
  return (
    <AdminPage
      title="Serial Number"
      lead={isSuper ? LEAD : `${LEAD} ${LEAD_OF_ADMIN}`}
      actions={
        <>
          <GenerateForm onGenerated={showMade} />
          {isSuper ? (
            <AskedDialogButton
              action="certificate"
              variant="outlined"
              icon={<CertificateIcon />}
              dialog={(close) => <CertificateSerialDialog onClose={close} onGenerated={list.onClear} />}
            >
              For a certificate
            </AskedDialogButton>
          ) : null}
        </>
      }
    >
      {batch ? (
        <Box sx={{ mb: 2 }}>
          <BatchPanel key={batch} id={batch} />
        </Box>
      ) : null}
      <ListTools
        exportKind="serials"
        searchLabel="Search serial numbers"
        searchHint="Beginning, last group, name or phone"
        list={list}
        views="serials"
        look={look}
      />
      <SelectionBar selection={selection}>
        <RemoveManyButton selection={selection} {...bulkScope(list, 'serial numbers')} />
      </SelectionBar>
      <ServerTable
        label="Serial numbers"
        columns={look.columns.shown}
        density={look.density}
        selection={selection}
        list={list}
      />
    </AdminPage>
  );
}
