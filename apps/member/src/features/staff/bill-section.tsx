import type { MyRequest, MyStaffPerson } from '@concord/contracts';
import { Box, Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { useState } from 'react';
import { LoadGuard } from '../../shared/load-guard';
import { asNaira } from '../../shared/naira';
import { Panel } from '../../shared/panel';
import { BankDetails } from '../../shared/payment/bank-details';
import { useMyPaymentDetailsQuery } from '../../shared/payment/requests';
import { RequestCard } from '../../shared/requests/request-card';
import { useMyStaffBillMutation } from './requests';
import { chosenText, owedText } from './staff-words';

interface BillProps {
  readonly bill: NonNullable<MyRequest['bill']>;
}

/** Account, sum and reference of the transfer that pays a bill. */
function BillTransfer({ bill: { total, reference } }: BillProps) {
  const query = useMyPaymentDetailsQuery();
  return (
    <LoadGuard query={query}>
      {(details) => <BankDetails details={{ ...details, amount: total, reference }} />}
    </LoadGuard>
  );
}

/** Lines of a bill, its sum, and how to pay it. Charges that are settled meanwhile leave an open bill. */
function BillLines({ bill, isOpen }: BillProps & { readonly isOpen: boolean }) {
  if (isOpen && bill.total === 0)
    return <Typography sx={{ mt: 1 }}>Nothing is left to pay. Please send no transfer for it.</Typography>;
  return (
    <>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {bill.lines.map(({ number, title, name, amount }) => (
          <li key={`${number} ${title}`}>
            {name}, {title}: {asNaira(amount)}
          </li>
        ))}
      </Box>
      <Typography sx={{ fontWeight: 600 }}>Total: {asNaira(bill.total)}</Typography>
      {isOpen ? (
        <>
          <Typography sx={{ mb: 2 }}>
            Pay it by one transfer, with the reference in the narration. We divide it among the people and
            send each a receipt.
          </Typography>
          <BillTransfer bill={bill} />
        </>
      ) : null}
    </>
  );
}

interface BillFormProps {
  readonly owing: readonly MyStaffPerson[];
}

function BillForm({ owing }: BillFormProps) {
  const [make, { isLoading }] = useMyStaffBillMutation();
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = owing.filter(({ _id }) => !left.includes(_id));
  const toggle = (id: string, isChosen: boolean) =>
    setLeft(isChosen ? left.filter((each) => each !== id) : [...left, id]);
  const send = () =>
    make({ body: { people: chosen.map(({ _id }) => _id) } })
      .unwrap()
      .then(() => toastSuccess('Your bill is ready'), toastError);
  return (
    <Stack spacing={1.5}>
      <Typography>Choose whom you pay for. You get one bill for one transfer.</Typography>
      <Stack role="group" aria-label="People to pay for">
        {owing.map((person) => (
          <FormControlLabel
            key={person._id}
            control={
              <Checkbox
                checked={chosen.includes(person)}
                onChange={({ target }) => toggle(person._id, target.checked)}
              />
            }
            label={`${person.name}: ${owedText(person) ?? ''}`}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </Stack>
      <div>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          loading={isLoading}
          onClick={() => void send()}
        >
          Make a bill: {chosenText(chosen)}
        </Button>
      </div>
    </Stack>
  );
}

interface BillSectionProps extends BillFormProps {
  readonly bills: readonly MyRequest[];
  readonly canChange: boolean;
}

/** One bill for the subscriptions of several people. */
export function BillSection({ owing, bills, canChange }: BillSectionProps) {
  const [latest] = bills;
  const canMake = canChange && owing.length > 0 && latest?.state !== 'open';
  if (!latest && !canMake) return null;
  return (
    <Panel title="Pay for your staff">
      <Stack spacing={2}>
        {latest?.bill ? (
          <RequestCard request={latest} name="Bill" canChange={canChange}>
            <BillLines bill={latest.bill} isOpen={latest.state === 'open'} />
          </RequestCard>
        ) : null}
        {canMake ? <BillForm owing={owing} /> : null}
      </Stack>
    </Panel>
  );
}
