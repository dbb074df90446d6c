import { type CpdEntry, cpdPoints } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { isReason, REASON_NEEDED, ReasonField } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { MemberFileLinks } from '../../shared/members/member-file-links';
import { amountText, pointsText } from './cpd-words';
import { useCpdEntryDecideMutation } from './requests';

interface ConfirmDialogProps {
  readonly entry: CpdEntry;
  readonly onClose: () => void;
}

/** Points are typed; other points than the claimed ones need a reason. */
const schemaFor = (claimed: number) =>
  z.object({ points: z.string(), reason: z.string() }).superRefine(({ points, reason }, context) => {
    const parsed = cpdPoints.safeParse(points.trim() === '' ? undefined : Number(points));
    const issue = parsed.error?.issues[0];
    if (issue) context.addIssue({ code: 'custom', path: ['points'], message: issue.message });
    if (parsed.data !== claimed && !isReason(reason))
      context.addIssue({ code: 'custom', path: ['reason'], message: REASON_NEEDED });
  });

/** Confirms an entry, with the claimed points or others. */
export function ConfirmDialog({ entry, onClose }: ConfirmDialogProps) {
  const { _id: id, revision, claimed, name, title, kindTitle, files } = entry;
  const [decide] = useCpdEntryDecideMutation();
  const form = useSchemaForm(schemaFor(claimed), { points: String(claimed), reason: '' });
  const isChanged = Number(form.values.points) !== claimed;
  const send = ({ points, reason }: { readonly points: string; readonly reason: string }) =>
    decide({
      params: { id },
      body: {
        revision,
        decision: 'confirmed',
        points: Number(points),
        ...(reason.trim() && { reason }),
      },
    }).unwrap();
  return (
    <SchemaDialog
      form={form}
      title={`Confirm the activity of ${name}`}
      submitLabel="Confirm"
      successText="Activity confirmed"
      send={send}
      onClose={onClose}
    >
      <Typography>
        {title} ({kindTitle}, {amountText(entry)}). Claimed: {pointsText(claimed)}.
      </Typography>
      <MemberFileLinks files={files} />
      <FormTextField
        control={form.control}
        name="points"
        label="Points"
        helperText="Quarters are fine, such as 1.25"
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 7 } }}
      />
      <ReasonField control={form.control} required={isChanged} />
      <Typography variant="body2" color="textSecondary">
        The member reads the reason.
      </Typography>
    </SchemaDialog>
  );
}
