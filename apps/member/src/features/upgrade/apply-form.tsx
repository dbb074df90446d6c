import { isApiError } from '@concord/api-client/member';
import { myUpgradeApplyBody } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { z } from 'zod';
import { FilesField } from '../../shared/files/files-field';
import { useFiles } from '../../shared/files/use-files';
import { Panel } from '../../shared/panel';
import { useRequestKey } from '@concord/api-client/request-key';
import { useMyUpgradeApplyMutation } from './requests';

const schema = z.object({ statement: myUpgradeApplyBody.out.shape.statement });
type Values = z.infer<typeof schema>;

const FILE_HELP = 'Certificates, your CV, a letter of your employer.';

/** Applies for the next grade with documents. */
export function ApplyForm({ to }: { readonly to: string }) {
  const [apply] = useMyUpgradeApplyMutation();
  const keyOf = useRequestKey();
  const files = useFiles();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { statement: '' } });
  const send = form.handleSubmit(
    async ({ statement }) => {
      if (!files.check()) return;
      try {
        const body = { statement, files: files.chosen };
        await apply({ body, idempotencyKey: keyOf(body) }).unwrap();
        toastSuccess('Your application is sent');
      } catch (error) {
        const issue = isApiError(error) ? error.issues.find(({ path }) => path === 'statement') : undefined;
        if (issue) form.setError('statement', { message: issue.message });
        else toastError(error);
      }
    },
    () => void files.check(),
  );
  return (
    <Panel title={`Apply for ${to}`}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void send(event)}>
        <FormTextField
          control={form.control}
          name="statement"
          label="Why you apply"
          helperText="Your work and what you have achieved, in a few sentences"
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <FilesField label="Documents" help={FILE_HELP} {...files.field} />
        <div>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting || files.isReading}>
            Send my application
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
