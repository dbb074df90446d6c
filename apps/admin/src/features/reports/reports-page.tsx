import { useSession } from '@concord/api-client';
import { Button, Stack, Typography } from '@concord/ui';
import { useState } from 'react';
import { SelectField } from '../../shared/fields/select-field';
import { formatCalendarDate } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { LoadGuard } from '../../shared/page/load-guard';
import { JournalCard } from './journal-card';
import { MoneyCards } from './money-cards';
import { RegisterCards } from './register-cards';
import { useMemberMoneyReportQuery, useMemberRegisterReportQuery } from './requests';

const MISSING = 'There are no counts';

function Money() {
  const [year, setYear] = useState('');
  const query = useMemberMoneyReportQuery({ query: year ? { year } : {} }, REFETCH_ON_MOUNT);
  const years = query.data?.years ?? [];
  const shown = String(query.data?.year ?? '');
  const options = [...new Set([shown, ...years.map(String)])].filter(Boolean).toSorted().toReversed();
  return (
    <>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography variant="h2">Money</Typography>
        <SelectField
          label="Year"
          value={year || shown}
          options={options.map((each) => [each, each] as const)}
          onChange={setYear}
          sx={{ minWidth: 120 }}
        />
      </Stack>
      <LoadGuard query={query} missing={MISSING}>
        {(report) => <MoneyCards report={report} />}
      </LoadGuard>
      <JournalCard />
    </>
  );
}

/** Reports about members; those about money are for staff with the finance permission. */
export default function ReportsPage() {
  const { details } = useSession();
  const query = useMemberRegisterReportQuery(undefined, REFETCH_ON_MOUNT);
  const day = query.currentData?.day;
  return (
    <AdminPage
      title="Reports"
      lead={day ? `Members and their money on ${formatCalendarDate(day)}.` : 'Members and their money.'}
      actions={
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <Stack spacing={3}>
        <LoadGuard query={query} missing={MISSING}>
          {(report) => <RegisterCards report={report} />}
        </LoadGuard>
        {details?.role === 'SUPER_ADMIN' || details?.finance ? <Money /> : null}
      </Stack>
    </AdminPage>
  );
}
