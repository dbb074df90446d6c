import { TEMPLATE_LIMITS } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { AddIcon, UploadIcon } from '@concord/ui/display';
import { type Control, FormTextField, useController, useFieldArray } from '@concord/ui/forms';
import { FileButton } from '../../shared/fields/file-button';
import type { TemplateValues } from './template-values';
import { useSignatureUpload } from './use-signature-upload';

const ACCEPT = 'image/png,image/jpeg,image/webp';

interface SignatoryFieldsProps {
  readonly control: Control<TemplateValues>;
  /** Index among the signatories. */
  readonly at: number;
  /** Undefined for the only signatory. */
  readonly onRemove?: () => void;
}

function SignatoryFields({ control, at, onRemove }: SignatoryFieldsProps) {
  const number = at + 1;
  const { field } = useController({ control, name: `signatories.${at}.signature` });
  const { isUploading, send } = useSignatureUpload(({ file }) => field.onChange(file));
  return (
    <Stack
      component="fieldset"
      spacing={2}
      sx={{ m: 0, p: 2, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        Signature {number}
      </Typography>
      <FormTextField
        control={control}
        name={`signatories.${at}.name`}
        label={`Name of signature ${number}`}
        helperText="Leave empty to print only the office"
        slotProps={{ htmlInput: { maxLength: TEMPLATE_LIMITS.personLength } }}
      />
      <FormTextField
        control={control}
        name={`signatories.${at}.role`}
        label={`Office of signature ${number}`}
        slotProps={{ htmlInput: { maxLength: TEMPLATE_LIMITS.roleLength } }}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FileButton
          label={`File of signature ${number}`}
          accept={ACCEPT}
          icon={<UploadIcon />}
          loading={isUploading}
          onPick={([file]) => file && send(file)}
        >
          {field.value ? 'Change picture' : 'Upload signature'}
        </FileButton>
        {field.value ? <Button onClick={() => field.onChange(undefined)}>Sign by hand instead</Button> : null}
        {onRemove ? (
          <Button color="error" onClick={onRemove} aria-label={`Remove signature ${number}`}>
            Remove
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}

/** Signatories with pictures of their signatures; without a picture, a line to sign by hand. */
export function SignatoriesField({ control }: { readonly control: Control<TemplateValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'signatories' });
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">
        Sign with a dark pen on white paper and take a photo. Only the ink is kept.
      </Typography>
      {fields.map(({ id }, at) => (
        <SignatoryFields
          key={id}
          control={control}
          at={at}
          onRemove={fields.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {fields.length < TEMPLATE_LIMITS.signatories ? (
        <Button
          startIcon={<AddIcon />}
          onClick={() => append({ name: '', role: '' })}
          sx={{ alignSelf: 'start' }}
        >
          Add a signature
        </Button>
      ) : null}
    </Stack>
  );
}
