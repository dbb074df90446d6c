import type { MyCardPaymentBegun } from '@concord/contracts';
import { Box, Button, Stack, toastError, Typography } from '@concord/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useHolder } from '../../shared/holder';
import { asNaira } from '../../shared/naira';
import { PartsLoading } from '../../shared/parts-loading';
import { useRequestKey } from '@concord/api-client/request-key';
import { useMyCardPaymentCreateMutation, useMyCardPaymentOptionsQuery } from './requests';
import { TestNotice } from './test-notice';

interface CardPanelProps {
  /** Sum to pay, in kobo. */
  readonly amount: number;
  /** Charges to pay; without them the oldest due are paid. */
  readonly charges?: readonly string[];
  /** Leaves for the page of the provider. */
  readonly leaveFor?: (url: string) => void;
  /** True with test keys of the provider. */
  readonly isTest: boolean;
}

interface PayByCardProps extends Omit<CardPanelProps, 'isTest'> {
  /** Other ways to pay, which appear together with this one, so that it moves none of them. */
  readonly children?: ReactNode;
}

const PANEL = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const openPage = (url: string) => window.location.assign(url);

/** True from the press on. “Back” restores the page as it was left, and then it may be pressed again. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return [isLeaving, setLeaving] as const;
}

/** “Pay by card”: leads to the page of the provider. */
function CardPanel({ amount, charges, leaveFor = openPage, isTest }: CardPanelProps) {
  const { isViewed } = useHolder();
  const [create] = useMyCardPaymentCreateMutation();
  const [isLeaving, setLeaving] = useLeaving();
  const [tries, setTries] = useState(0);
  const keyOf = useRequestKey();
  const begin = (): Promise<MyCardPaymentBegun> =>
    create({
      body: charges ? { charges: [...charges] } : { amount },
      // Each try is a payment of its own: the provider refuses a reference that it has seen.
      idempotencyKey: keyOf({ tries }),
    }).unwrap();
  const pay = async () => {
    setLeaving(true);
    try {
      leaveFor((await begin()).redirectUrl);
    } catch (error) {
      toastError(error);
      setLeaving(false);
      setTries(tries + 1);
    }
  };
  return (
    <Stack component="section" aria-labelledby="pay-by-card" spacing={1.5} sx={PANEL}>
      <Typography id="pay-by-card" component="h2" variant="h3">
        Pay by card
      </Typography>
      <Typography>
        You pay on a secure page of Paystack, and come back here. Your receipt comes by e-mail.
      </Typography>
      {isTest ? <TestNotice /> : null}
      <Box>
        <Button variant="contained" loading={isLeaving} disabled={isViewed} onClick={() => void pay()}>
          Pay {asNaira(amount)} by card
        </Button>
      </Box>
    </Stack>
  );
}

/** Payment by card where cards are offered and something is due, above other ways. */
export default function PayByCard({ children, ...panel }: PayByCardProps) {
  const { currentData: options, isLoading } = useMyCardPaymentOptionsQuery(undefined);
  if (isLoading) return <PartsLoading />;
  return (
    <Stack spacing={2.5}>
      {options?.isOffered && panel.amount > 0 ? <CardPanel {...panel} isTest={options.isTest} /> : null}
      {children}
    </Stack>
  );
}
