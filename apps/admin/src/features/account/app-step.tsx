import { type FactorSetUp, factorCodeBody } from '@concord/contracts';
import { Box, Button, Stack, Typography } from '@concord/ui';
import { DialogActions, DialogContent } from '@concord/ui/display';
import { Alert, FormCodeField, useForm, zodResolver } from '@concord/ui/forms';
import { useSending } from '../../shared/forms/use-sending';
import { CopyButton } from '../../shared/qr/copy-button';
import { QrCode } from '../../shared/qr/qr-code';
import { useFactorEnableMutation } from './requests';
import { StepTitle } from './step-title';
import { useTokenRenewal } from './use-token-renewal';

const resolver = zodResolver(factorCodeBody.out);

const QR_PX = 176;

const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** Groups the secret by four characters, for typing. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Secret({ secret }: { readonly secret: string }) {
  return (
    <Stack spacing={1.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
      <Typography>Or type this key into the app:</Typography>
      <Typography component="code" sx={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}>
        {grouped(secret)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <CopyButton text={secret} />
      </Box>
    </Stack>
  );
}

interface AppStepProps {
  readonly titleId: string;
  readonly setUp: FactorSetUp;
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Second step of the set-up: adds the secret to the app, and proves it by a first code. */
export function AppStep({ titleId, setUp, onEnabled, onCancel }: AppStepProps) {
  const [enable] = useFactorEnableMutation();
  const renew = useTokenRenewal();
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const { busy, failure, onSubmit } = useSending(form, async (body) => {
    const { token, recoveryCodes } = await enable({ body }).unwrap();
    renew(token);
    onEnabled(recoveryCodes);
  });
  return (
    // The buttons stay visible while the rest scrolls.
    <Box component="form" noValidate onSubmit={onSubmit} sx={FORM}>
      <StepTitle id={titleId}>Add your account to the app</StepTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>Scan this code with your authenticator app.</Typography>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={2.5}
            sx={{ alignItems: { xs: 'flex-start' } }}
          >
            <QrCode text={setUp.uri} size={QR_PX} alt="QR code for your authenticator app" />
            <Secret secret={setUp.secret} />
          </Stack>
          <Typography>Then enter the code that the app shows.</Typography>
          {failure ? <Alert severity="error">{failure}</Alert> : null}
          <FormCodeField form={form} name="code" appOnly />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          Turn on
        </Button>
      </DialogActions>
    </Box>
  );
}
