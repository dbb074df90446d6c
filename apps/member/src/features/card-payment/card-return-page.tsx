import type { MyCardPayment } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { EmptyState, LinkButton, Stack } from '@concord/ui';
import type { ReactNode } from 'react';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { asNaira } from '../../shared/naira';
import { Notice } from '../../shared/notice';
import { TestNotice } from './test-notice';
import { useReturnedPayment } from './use-returned-payment';

const ACCOUNT = '/me/account';
const MISSING = 'We don’t know this payment';

interface OutcomeProps {
  readonly payment: MyCardPayment;
  /** True while the page keeps asking. */
  readonly isAsking: boolean;
}

function Unpaid({ payment, isAsking }: OutcomeProps): ReactNode {
  if (isAsking)
    return (
      <Notice tone="info">
        {payment.state === 'failed'
          ? 'Your card was refused. We are asking Paystack once more.'
          : 'We are asking Paystack about your payment. This takes a few seconds.'}
      </Notice>
    );
  if (payment.state === 'open')
    return (
      <Notice tone="info">
        Paystack hasn’t confirmed a payment yet. If you paid, you can close this page: your receipt comes by
        e-mail.
      </Notice>
    );
  return (
    <Notice tone="warning">
      {payment.state === 'failed'
        ? 'Your card was refused, and nothing was paid. Try again, or pay by transfer.'
        : 'This payment was not completed. Start a new one, or pay by transfer.'}
    </Notice>
  );
}

function Outcome({ payment, isAsking }: OutcomeProps) {
  const { state, amount, receipt, reference } = payment;
  if (state === 'paid')
    return (
      <Notice tone="info">
        Thank you. {asNaira(amount)} has arrived
        {receipt ? `, and your receipt is ${receipt}.` : '. Your receipt comes by e-mail.'}
      </Notice>
    );
  if (state === 'mismatch')
    return (
      <Notice tone="warning">
        Your payment arrived, but not as it was ordered. We look at it and write to you. Your reference is{' '}
        {reference}.
      </Notice>
    );
  return <Unpaid payment={payment} isAsking={isAsking} />;
}

function Returned({ reference }: { readonly reference: string }) {
  const { query, isAsking } = useReturnedPayment(reference);
  return (
    <LoadGuard query={query} missing={MISSING}>
      {(payment) => (
        <Stack spacing={2.5}>
          {payment.isTest ? <TestNotice /> : null}
          <Outcome payment={payment} isAsking={isAsking} />
          <div>
            <LinkButton to={ACCOUNT} variant="outlined">
              My account
            </LinkButton>
          </div>
        </Stack>
      )}
    </LoadGuard>
  );
}

/** `/me/account/card-return`: where a payer comes back from the provider, and sees what became of the payment. */
export default function CardReturnPage() {
  const [params] = useSearchParams();
  const reference = params.get('reference') ?? '';
  return (
    <MemberPage title="Your card payment">
      {reference ? <Returned reference={reference} /> : <EmptyState title={MISSING} />}
    </MemberPage>
  );
}
