import type { Member } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { Stack } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { ReactNode } from 'react';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { useMemberGetQuery } from '../../shared/members/requests';
import { StandingChip } from '../../shared/members/standing-chip';
import { RecordHead } from '../../shared/page/record-head';
import { RecordPage } from '../../shared/page/record-page';
import { useTabs } from '../../shared/page/use-tabs';
import { MemberAccount } from './account/member-account';
import { ErasedNotice } from './erasure/erased-notice';
import { MemberDocuments } from './member-documents';
import { MemberExams } from './member-exams';
import { MemberMailsTab } from './member-mails';
import { MemberProfile } from './member-profile';
import { MembershipSection } from './membership-section';

const LIST = { to: '/admin/members', label: 'All members' };

const titleOf = ({ name }: Member) => name;

/** Content of each tab. */
const CONTENTS: Record<string, (member: Member) => ReactNode> = {
  profile: (member) => <MemberProfile member={member} />,
  membership: (member) => <MembershipSection member={member} />,
  account: (member) => <MemberAccount member={member} />,
  documents: (member) => <MemberDocuments member={member} />,
  exams: ({ student }) => (student ? <MemberExams student={student} /> : null),
  mails: (member) => <MemberMailsTab member={member} />,
  history: ({ _id }) => <RecordHistory id={_id} />,
};

export default function MemberPage() {
  const { id = '' } = useParams();
  const query = useMemberGetQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const { student, erasedAt } = query.currentData ?? {};
  const tabs = useTabs('Member', [
    { name: 'profile', label: 'Profile' },
    { name: 'membership', label: 'Membership' },
    { name: 'account', label: 'Account' },
    { name: 'documents', label: 'Documents' },
    ...(student ? [{ name: 'exams', label: 'Exams' }] : []),
    ...(erasedAt ? [] : [{ name: 'mails', label: 'E-mails' }]),
    ...useHistoryTab(),
  ]);
  return (
    <RecordPage
      query={query}
      titleOf={titleOf}
      placeholder="Member"
      list={LIST}
      missing="Member not found"
      head={(member) => (
        <RecordHead
          title={member.name}
          status={
            <>
              <Chip size="small" variant="outlined" label={member.erasedAt ? 'Erased' : member.number} />
              <Chip size="small" variant="outlined" label={member.grade} />
              <StandingChip standing={member.standing} />
            </>
          }
          list={LIST}
          actions={null}
          tabs={tabs}
        />
      )}
      tabs={tabs}
    >
      {(member) => (
        <Stack spacing={2.5}>
          <ErasedNotice {...member} />
          {CONTENTS[tabs.open]?.(member)}
        </Stack>
      )}
    </RecordPage>
  );
}
