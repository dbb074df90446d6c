import { LIMITS, type ResultDetail } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonField, reasonForm } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { formatDateTime, fullName, orDash } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { DetailList } from '../../shared/page/detail-list';
import { Section } from '../../shared/page/section';
import { useResultAnnotateMutation } from './requests';

interface AnnotationDialogProps {
  readonly result: ResultDetail;
  readonly onClose: () => void;
}

const schema = reasonForm.extend({ remark: z.string(), note: z.string() });

function AnnotationDialog({ result, onClose }: AnnotationDialogProps) {
  const [annotate] = useResultAnnotateMutation();
  const { remark, annotation } = result;
  const form = useSchemaForm(schema, { remark: remark ?? '', note: annotation?.note ?? '', reason: '' });
  const revision = annotation?.revision ?? 0;
  return (
    <SchemaDialog
      form={form}
      title={`Remark and note on the result of ${fullName(result.student)}`}
      submitLabel="Save"
      successText="Remark and note saved"
      send={(values) => annotate({ params: { id: result._id }, body: { ...values, revision } }).unwrap()}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="remark"
        autoFocus
        label="Remark"
        multiline
        minRows={2}
        helperText="The candidate sees it with the result, and it is printed on the slip"
        slotProps={{ htmlInput: { maxLength: LIMITS.remarkLength } }}
      />
      <FormTextField
        control={form.control}
        name="note"
        label="Note"
        multiline
        minRows={2}
        helperText="Only staff can see it"
        slotProps={{ htmlInput: { maxLength: LIMITS.noteLength } }}
      />
      <ReasonField control={form.control} />
    </SchemaDialog>
  );
}

/** Remark and note of staff on a result. */
export function AnnotationSection({ result }: { readonly result: ResultDetail }) {
  const { remark, annotation } = result;
  return (
    <Section
      title="Remark and note"
      emptyText="None"
      actions={
        <DialogButton
          variant="outlined"
          aria-label="Edit remark and note"
          icon={<EditIcon />}
          dialog={(close) => <AnnotationDialog result={result} onClose={close} />}
        >
          Edit
        </DialogButton>
      }
    >
      {annotation ? (
        <>
          <DetailList
            items={[
              ['Remark for the candidate', orDash(remark)],
              ['Note for staff', orDash(annotation.note)],
            ]}
          />
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {annotation.by.username}, {formatDateTime(annotation.at)}: {annotation.reason}
          </Typography>
        </>
      ) : undefined}
    </Section>
  );
}
