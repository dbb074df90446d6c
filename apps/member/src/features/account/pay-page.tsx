import type { MyPaymentDetails } from '@concord/contracts';
import { TextLink, Typography } from '@concord/ui';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { Notice } from '../../shared/notice';
import { PartsLoading } from '../../shared/parts-loading';
import { Panel } from '../../shared/panel';
import { BankDetails } from '../../shared/payment/bank-details';
import { useMyPaymentDetailsQuery } from '../../shared/payment/requests';
import { useMyTransferListQuery } from './requests';
import { TransferForm } from './transfer-form';
import { TransferRows } from './transfer-rows';

function Sent() {
  const query = useMyTransferListQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LoadGuard query={query}>
      {(transfers) =>
        transfers.length > 0 ? (
          <Panel title="What you sent us">
            <TransferRows transfers={transfers} />
          </Panel>
        ) : null
      }
    </LoadGuard>
  );
}

interface PayPageProps {
  /** Way to pay an amount of kobo by card, where cards are offered, above the other ways. */
  readonly Card: ComponentType<{ readonly amount: number; readonly children: ReactNode }>;
}

interface StepsProps extends PayPageProps {
  readonly details: MyPaymentDetails;
}

function Steps({ details, Card }: StepsProps) {
  const { isViewed } = useHolder();
  return (
    <Suspense fallback={<PartsLoading />}>
      <Card amount={details.amount}>
        <Panel title="1. Transfer the money">
          <Typography sx={{ mb: 2 }}>
            Write the reference in the narration of your transfer. It tells us that the money is yours.
          </Typography>
          <BankDetails details={details} />
        </Panel>
        <Panel title="2. Tell us about the transfer">
          {isViewed ? (
            <Notice tone="info">The member sends evidence here. While you look, nothing can be sent.</Notice>
          ) : (
            <TransferForm details={details} />
          )}
        </Panel>
        <Sent />
        <Typography>
          <TextLink to="/me/account">Back to my account</TextLink>
        </Typography>
      </Card>
    </Suspense>
  );
}

/** `/me/account/pay`: pay by card where that is offered, or by a bank transfer with evidence of it. */
export default function PayPage({ Card }: PayPageProps) {
  const query = useMyPaymentDetailsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <MemberPage title="Pay" lead="Your receipt appears in your account once the money has arrived.">
      <LoadGuard query={query} missing="We can’t find your membership">
        {(details) => <Steps details={details} Card={Card} />}
      </LoadGuard>
    </MemberPage>
  );
}
