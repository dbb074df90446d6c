import { LIMITS } from '@concord/contracts';
import { MuiLink, TARGET_PX, Typography } from '@concord/ui';
import type { DraftState } from './draft-controller';

const PROBLEMS: Readonly<Record<string, string>> = {
  off: 'Your browser can’t save this form. Keep this page open until you have registered.',
  'without files':
    'There is no room on this device to save your picture and documents. Your answers are saved. If you leave, you will have to choose the files again.',
  ended:
    'This form was registered or deleted in another tab. What you enter here is no longer saved on this device.',
  undeleted:
    'Your browser could not delete the saved form. On a shared computer, clear this site’s data in the browser settings.',
};

interface DraftNoticeProps {
  readonly state: DraftState;
  readonly onDelete: () => void;
}

/** Says what this device stores of the form, and how to delete it. */
export function DraftNotice({ state, onDelete }: DraftNoticeProps) {
  const problem = state.kind === 'saving' ? PROBLEMS[state.status] : undefined;
  return (
    <Typography
      component="div"
      variant="body2"
      color="textSecondary"
      sx={{ mb: 2, maxWidth: '90ch', borderLeft: 3, borderColor: 'primary.main', pl: 1.5 }}
    >
      {problem ? null : (
        <>
          Your entries are saved on this device only, for {LIMITS.draftDays} days, so that you can stop and
          come back later. On a shared computer,{' '}
          <MuiLink
            component="button"
            type="button"
            variant="body2"
            underline="always"
            // Touch target of full height without changing the line height.
            sx={{ minHeight: TARGET_PX, my: -1.5 }}
            onClick={onDelete}
          >
            delete them
          </MuiLink>{' '}
          before you leave.
        </>
      )}
      <span role="status">{problem}</span>
    </Typography>
  );
}
