import type { MyAccount, MyCharge, MyPayment } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { Box, Stack, Typography } from '@concord/ui';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { asNaira } from '../../shared/naira';
import { METHOD_WORDS } from './account-words';
import { DocumentRow } from './document-row';
import { DuePanel } from './due-panel';
import { Panel } from '../../shared/panel';
import { Nothing } from './nothing';
import { useMyAccountQuery, useMyTransferListQuery } from './requests';
import { LIST, ROW } from './row-style';
import { TransferRows } from './transfer-rows';

const paymentText = ({ state, credit, refunded, reference }: MyPayment): string =>
  [
    state === 'reversed' && 'taken back',
    credit > 0 && `${asNaira(credit)} is credit for later`,
    refunded > 0 && `${asNaira(refunded)} returned to you`,
    reference && `reference ${reference}`,
  ]
    .filter(Boolean)
    .join(', ');

const PaymentRow = ({ payment }: { readonly payment: MyPayment }) => (
  <Box component="li" sx={ROW}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{METHOD_WORDS[payment.method]}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[dateWords(payment.receivedOn), paymentText(payment)].filter(Boolean).join(', ')}
      </Typography>
    </Box>
    <Typography sx={payment.state === 'reversed' ? { textDecoration: 'line-through' } : { fontWeight: 600 }}>
      {asNaira(payment.amount)}
    </Typography>
  </Box>
);

const FeeRow = ({ charge }: { readonly charge: MyCharge }) => (
  <Box component="li" sx={ROW}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{charge.title}</Typography>
      <Typography variant="body2" color="textSecondary">
        Due {dateWords(charge.due)}
        {charge.reduced > 0 ? `, reduced by ${asNaira(charge.reduced)}` : ''}
      </Typography>
    </Box>
    <Typography>{asNaira(charge.amount)}</Typography>
  </Box>
);

function Transfers() {
  const { data: transfers = [] } = useMyTransferListQuery();
  return transfers.length > 0 ? (
    <Panel title="Transfers you told us about">
      <TransferRows transfers={transfers} />
    </Panel>
  ) : null;
}

function Account({ account }: { readonly account: MyAccount }) {
  const { charges, payments, documents } = account;
  const settled = charges.filter(({ open }) => open <= 0).reverse();
  return (
    <Stack spacing={2.5}>
      <DuePanel account={account} />
      <Transfers />
      <Panel title="Invoices, receipts and letters">
        {documents.length > 0 ? (
          <Box component="ul" sx={LIST}>
            {documents.map((document) => (
              <DocumentRow key={document._id} document={document} />
            ))}
          </Box>
        ) : (
          <Nothing>There are no documents yet.</Nothing>
        )}
      </Panel>
      <Panel title="What you paid">
        {payments.length > 0 ? (
          <Box component="ul" sx={LIST}>
            {payments.map((payment) => (
              <PaymentRow key={payment._id} payment={payment} />
            ))}
          </Box>
        ) : (
          <Nothing>No money has arrived yet.</Nothing>
        )}
      </Panel>
      {settled.length > 0 ? (
        <Panel title="Fees you have settled">
          <Box component="ul" sx={LIST}>
            {settled.map((charge) => (
              <FeeRow key={charge._id} charge={charge} />
            ))}
          </Box>
        </Panel>
      ) : null}
    </Stack>
  );
}

/** `/me/account`: what is owed, documents, payments and settled fees. */
export default function AccountPage() {
  const query = useMyAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <MemberPage title="My account" lead="What you owe, what you paid, and your invoices and receipts.">
      <LoadGuard query={query} missing="We can’t find your membership">
        {(account) => <Account account={account} />}
      </LoadGuard>
    </MemberPage>
  );
}
