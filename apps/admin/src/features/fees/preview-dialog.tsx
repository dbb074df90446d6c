import type { FeePreview } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { counted } from '../../shared/format';
import { changeText, longDay } from './fee-words';

interface PreviewDialogProps {
  readonly preview: FeePreview;
  readonly save: () => Promise<unknown>;
  /** True for a refusal that the page shows. */
  readonly isShown: (error: unknown) => boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Changes of a new version and whom they concern, before it is saved. */
export function PreviewDialog({ preview, save, isShown, onSaved, onClose }: PreviewDialogProps) {
  const { changes, from, until } = preview;
  const isSame = changes.length === 0;
  return (
    <FormDialog
      wide
      focusSubmit
      title={isSame ? 'Nothing would change' : `${counted(changes.length, 'fee')} will change`}
      submitLabel={isSame ? undefined : 'Save this version'}
      successText="Fee table saved"
      send={save}
      isShown={isShown}
      onSent={onSaved}
      onClose={onClose}
    >
      {isSame ? (
        <Typography>These fees are in force on {longDay(from)} already.</Typography>
      ) : (
        <>
          <ul>
            {changes.map((change) => (
              <li key={`${change.grade}-${change.fee}`}>{changeText(change, preview)}</li>
            ))}
          </ul>
          <Typography color="textSecondary">
            {until ? `Holds until ${longDay(until)}, when another version begins. ` : ''}
            Charges that were raised before keep their amounts. The website shows the new fees from{' '}
            {longDay(from)}.
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
