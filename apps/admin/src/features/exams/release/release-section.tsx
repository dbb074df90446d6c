import type { Exam } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { Section } from '../../../shared/page/section';
import { ReleaseDialog } from './release-dialog';
import { ReleaseNowDialog } from './release-now-dialog';
import { isHeld, releaseText } from './release-time';
import { ResultFiles } from './result-files';
import { UnconfirmedNotice } from './unconfirmed-notice';

/** Time of the release of an exam's results. */
export function ReleaseSection({ exam }: { readonly exam: Exam }) {
  const release = exam.release ?? 'immediate';
  return (
    <Section
      title="Release of results"
      actions={
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <DialogButton
            variant="outlined"
            aria-label="Change the release of results"
            icon={<EditIcon />}
            dialog={(close) => <ReleaseDialog exam={exam} onClose={close} />}
          >
            Change
          </DialogButton>
          {isHeld(release) ? (
            <DialogButton
              variant="contained"
              dialog={(close) => <ReleaseNowDialog exam={exam} onClose={close} />}
            >
              Release now
            </DialogButton>
          ) : null}
        </Stack>
      }
    >
      <Stack spacing={2.5}>
        <Typography sx={{ fontWeight: 550 }}>{releaseText(release)}</Typography>
        <UnconfirmedNotice exam={exam} />
        <ResultFiles exam={exam} />
      </Stack>
    </Section>
  );
}
