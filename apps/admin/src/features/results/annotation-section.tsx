import { LIMITS, type ResultDetail } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatDateTime, fullName, orDash } from '../../shared/format';
import { DetailList } from '../../shared/page/detail-list';
import { Section } from '../../shared/page/section';
import { useResultAnnotateMutation } from './requests';

interface AnnotationDialogProps {
  readonly result: ResultDetail;
  readonly onClose: () => void;
}

function AnnotationDialog({ result, onClose }: AnnotationDialogProps) {
  const [annotate] = useResultAnnotateMutation();
  const [remark, setRemark] = useState(result.remark ?? '');
  const [note, setNote] = useState(result.annotation?.note ?? '');
  const revision = result.annotation?.revision ?? 0;
  return (
    <ReasonDialog
      title={`Remark and note on the result of ${fullName(result.student)}`}
      submitLabel="Save"
      successText="Remark and note saved"
      hasFields
      send={(reason) =>
        annotate({ params: { id: result._id }, body: { remark, note, reason, revision } }).unwrap()
      }
      onClose={onClose}
    >
      <TextField
        autoFocus
        label="Remark"
        multiline
        minRows={2}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
        helperText="The candidate sees it with the result, and it is printed on the slip"
        slotProps={{ htmlInput: { maxLength: LIMITS.remarkLength } }}
      />
      <TextField
        label="Note"
        multiline
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        helperText="Only staff can see it"
        slotProps={{ htmlInput: { maxLength: LIMITS.noteLength } }}
      />
    </ReasonDialog>
  );
}

/** What staff wrote on a result. */
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
