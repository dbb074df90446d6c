import type { MyStaff } from '@concord/contracts';
import { EmptyState, Stack } from '@concord/ui';
import { useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { Panel } from '../../shared/panel';
import { RequestCard } from '../../shared/requests/request-card';
import { BillSection } from './bill-section';
import { PeopleSection } from './people-section';
import { useMyStaffQuery } from './requests';
import { proposalText } from './staff-words';

function Content({ staff }: { readonly staff: MyStaff }) {
  const canChange = !useHolder().isViewed;
  const { requests, bills } = staff;
  return (
    <Stack spacing={2.5}>
      <BillSection
        owing={staff.staff.filter(({ charges }) => charges.length > 0)}
        bills={bills}
        canChange={canChange}
      />
      <PeopleSection staff={staff} canChange={canChange} />
      {requests.length > 0 ? (
        <Panel title="Your proposals">
          <Stack spacing={1.5}>
            {requests.map((request) => (
              <RequestCard
                key={request._id}
                request={request}
                name={request.staff ? proposalText(request.staff) : 'Proposal'}
                canChange={canChange}
              />
            ))}
          </Stack>
        </Panel>
      ) : null}
    </Stack>
  );
}

function LoadedStaff() {
  const query = useMyStaffQuery(undefined, { refetchOnMountOrArgChange: true });
  return <LoadGuard query={query}>{(staff) => <Content staff={staff} />}</LoadGuard>;
}

/** `/me/staff`: the people whom an organisation names, and one bill for their subscriptions. */
export default function StaffPage() {
  const { isOrganisation } = useHolder();
  return (
    <MemberPage
      title="Our staff"
      lead="Members who work with you. Proposals count once we have accepted them."
    >
      {isOrganisation ? (
        <LoadedStaff />
      ) : (
        <EmptyState title="This page is for organisations" text="A person has no staff here." />
      )}
    </MemberPage>
  );
}
