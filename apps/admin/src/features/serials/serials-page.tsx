import { useSession } from '@concord/api-client';
import type { Serial } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { Box } from '@concord/ui';
import { CertificateIcon } from '@concord/ui/display';
import { LinkedDialogButton } from '../../shared/dialogs/linked-dialog-button';
import { ListPage } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
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
  const { batch = '' } = list.values;
  // A new batch is shown alone; a single new serial is on the first page of the whole list.
  const showMade = ([first]: readonly Serial[]) => {
    if (first?.batch) setParams({ batch: first.batch._id });
    else list.onClear();
  };
  return (
    <ListPage
      title="Serial Number"
      lead={isSuper ? LEAD : `${LEAD} ${LEAD_OF_ADMIN}`}
      actions={
        <>
          <GenerateForm onGenerated={showMade} />
          {isSuper ? (
            <LinkedDialogButton
              action="certificate"
              variant="outlined"
              icon={<CertificateIcon />}
              dialog={(close) => <CertificateSerialDialog onClose={close} onGenerated={list.onClear} />}
            >
              For a certificate
            </LinkedDialogButton>
          ) : null}
        </>
      }
      above={
        batch ? (
          <Box sx={{ mb: 2 }}>
            <BatchPanel key={batch} id={batch} />
          </Box>
        ) : null
      }
      label="Serial numbers"
      searchLabel="Search serial numbers"
      searchHint="Beginning, last group, name or phone"
      views="serials"
      exportKind="serials"
      list={list}
      columns={SERIAL_COLUMNS}
      choice={{
        nameOf: ({ serial }) => serial,
        noun: 'serial numbers',
        actions: (chosen) => <RemoveManyButton {...chosen} />,
      }}
    />
  );
}
