import type { Member, MemberDocument, MembershipPaper } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { CertificateIcon, MailIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import type { ReactNode } from 'react';
import { DocumentButton } from '../../shared/documents/document-button';
import { formatCalendarDate, NONE } from '../../shared/format';
import { OneLine } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { formatNaira } from '../../shared/members/naira';
import { Section } from '../../shared/page/section';
import { useMemberDocumentListQuery, useMemberPaperCreateMutation } from './requests';

const KIND_WORDS: Record<MemberDocument['kind'], string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  'standing-letter': 'Letter of good standing',
  'membership-certificate': 'Certificate of membership',
};

const COLUMNS: readonly DataTableColumn<MemberDocument>[] = [
  { header: 'Document', cell: ({ kind }) => KIND_WORDS[kind] },
  { header: 'Number', cell: ({ number }) => <OneLine>{number}</OneLine> },
  { header: 'Date', cell: ({ on }) => formatCalendarDate(on) },
  {
    header: 'Total',
    align: 'right',
    cell: ({ total }) => <OneLine>{total === undefined ? NONE : formatNaira(total)}</OneLine>,
  },
  {
    header: 'Action',
    align: 'right',
    kind: 'actions',
    cell: ({ _id, kind, number }) => (
      <DocumentButton
        size="small"
        title={KIND_WORDS[kind]}
        aria-label={`Print ${number}`}
        document={{ kind, id: _id }}
      >
        Print
      </DocumentButton>
    ),
  },
];

interface IssueButtonProps {
  readonly member: string;
  readonly kind: MembershipPaper;
  readonly icon: ReactNode;
}

/** Issues a paper as of today; on one day it is the same one. */
function IssueButton({ member, kind, icon }: IssueButtonProps) {
  const [create, { isLoading }] = useMemberPaperCreateMutation();
  const issue = async () => {
    try {
      const { number } = await create({ params: { id: member }, body: { kind } }).unwrap();
      toastSuccess(`${KIND_WORDS[kind]} ${number} is in the list`);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Button variant="outlined" startIcon={icon} loading={isLoading} onClick={() => void issue()}>
      {KIND_WORDS[kind]}
    </Button>
  );
}

/** Numbered documents of a member, latest first. */
export function MemberDocuments({ member: { _id, erasedAt } }: { readonly member: Member }) {
  const query = useMemberDocumentListQuery({ params: { id: _id } }, REFETCH_ON_MOUNT);
  return (
    <Section
      title="Documents"
      actions={
        erasedAt ? null : (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <IssueButton member={_id} kind="standing-letter" icon={<MailIcon />} />
            <IssueButton member={_id} kind="membership-certificate" icon={<CertificateIcon />} />
          </Stack>
        )
      }
    >
      <ClientTable label="Documents" columns={COLUMNS} query={query} emptyText="No documents yet" />
    </Section>
  );
}
