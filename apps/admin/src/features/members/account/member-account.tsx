import type { Member } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { BalanceText } from '../../../shared/members/balance-text';
import { useMemberAccountQuery } from '../../../shared/members/requests';
import { useFinance } from '../../../shared/members/use-finance';
import { LoadGuard } from '../../../shared/page/load-guard';
import { ChargesSection } from './charges-section';
import { PaymentsSection } from './payments-section';

interface MemberAccountProps {
  readonly member: Pick<Member, '_id' | 'name'>;
}

/** Account of a member: charges and payments. */
export function MemberAccount({ member }: MemberAccountProps) {
  const query = useMemberAccountQuery({ params: { id: member._id } }, REFETCH_ON_MOUNT);
  const canChange = useFinance();
  return (
    <LoadGuard query={query} missing="This account does not exist">
      {({ balance, charges, payments }) => (
        <Stack spacing={2.5}>
          <Typography variant="h3" component="p">
            {balance > 0 ? 'Owes ' : ''}
            <BalanceText balance={balance} />
          </Typography>
          {canChange ? null : (
            <Typography color="textSecondary">
              To record payments and charges you need the finance permission. A super administrator can give
              it.
            </Typography>
          )}
          <ChargesSection member={member._id} charges={charges} canChange={canChange} />
          <PaymentsSection member={member} charges={charges} payments={payments} canChange={canChange} />
        </Stack>
      )}
    </LoadGuard>
  );
}
