import { type MyCardOrderBody, myCardOrderBody } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { useRequestKey } from '@concord/api-client/request-key';
import { nairaText } from './naira-text';
import { useMyCardOrderMutation } from './requests';

interface OrderFormProps {
  /** In kobo. */
  readonly fee: number;
  readonly onDone: () => void;
}

/** Orders a plastic card. */
export default function OrderForm({ fee, onDone }: OrderFormProps) {
  const [order] = useMyCardOrderMutation();
  const keyOf = useRequestKey();
  const { control, handleSubmit, formState } = useForm<MyCardOrderBody>({
    resolver: zodResolver(myCardOrderBody),
    defaultValues: { address: '' },
  });
  const send = async (body: MyCardOrderBody) => {
    try {
      await order({ body, idempotencyKey: keyOf(body) }).unwrap();
      toastSuccess('Your card is ordered');
      onDone();
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void handleSubmit(send)(event)}>
      <FormTextField
        control={control}
        name="address"
        label="Address for your card"
        helperText="Name, street, town and state, as on a letter"
        autoComplete="street-address"
        multiline
        minRows={3}
        required
        autoFocus
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          Order for {nairaText(fee)}
        </Button>
        <Button onClick={onDone} disabled={formState.isSubmitting}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
