import type { MyTransfer } from '@concord/contracts';
import { ConfirmedButton } from '../../shared/confirmed-button';
import { asNaira } from '../../shared/naira';
import { useMyTransferWithdrawMutation } from './requests';

/** Withdraws a transfer that was sent by mistake. */
export default function WithdrawButton({ transfer }: { readonly transfer: MyTransfer }) {
  const [withdraw] = useMyTransferWithdrawMutation();
  const { _id: id, amount } = transfer;
  return (
    <ConfirmedButton
      label="Withdraw"
      name={`Withdraw the transfer of ${asNaira(amount)}`}
      title="Withdraw this transfer?"
      doneText="Transfer withdrawn"
      act={() => withdraw({ params: { id } }).unwrap()}
    >
      We stop looking for {asNaira(amount)}. If you really sent it, it still counts once it reaches our
      account.
    </ConfirmedButton>
  );
}
