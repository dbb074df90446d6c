import type { MemberImport } from '@concord/contracts';
import { Stack, TextLink, Typography } from '@concord/ui';
import { useState } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { counted } from '../../shared/format';
import { useFinance } from '../../shared/members/use-finance';
import { Section } from '../../shared/page/section';
import { TaskProgress } from '../../shared/tasks/task-progress';
import { UndoDialog } from './undo-dialog';

/** Progress of an import and its undo. */
export function StartedSection({ started }: { readonly started: MemberImport }) {
  const mayUndo = useFinance();
  const [isUndone, setUndone] = useState(false);
  return (
    <Section title={started.task.label}>
      <Stack spacing={2}>
        <TaskProgress task={started.task}>
          {(outcome) =>
            'imported' in outcome ? (
              <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
                <Typography>
                  {counted(outcome.imported, 'member')} imported.{' '}
                  {outcome.taken > 0 ? `${counted(outcome.taken, 'number')} had been taken meanwhile. ` : ''}
                  <TextLink to="/admin/members">See all members</TextLink>
                </Typography>
                {isUndone ? <Typography role="status">This import was undone.</Typography> : null}
                {mayUndo && !isUndone ? (
                  <DialogButton
                    variant="outlined"
                    dialog={(close) => (
                      <UndoDialog
                        id={started.import}
                        members={outcome.imported}
                        onDone={() => setUndone(true)}
                        onClose={close}
                      />
                    )}
                  >
                    Undo this import
                  </DialogButton>
                ) : null}
              </Stack>
            ) : null
          }
        </TaskProgress>
        {mayUndo ? null : (
          <Typography color="textSecondary">To undo an import you need the finance permission.</Typography>
        )}
        {mayUndo && !isUndone ? (
          <Typography color="textSecondary">
            An import can be undone for 30 days, once it has ended and while nothing was done with its
            members.
          </Typography>
        ) : null}
      </Stack>
    </Section>
  );
}
