import type { MemberImport } from '@concord/contracts';
import { Button, Stack, TextLink, toastError, toastSuccess, Typography } from '@concord/ui';
import { useState } from 'react';
import { counted } from '../../shared/format';
import { Section } from '../../shared/page/section';
import { TaskProgress } from '../../shared/tasks/task-progress';
import { useMemberImportUndoMutation } from './requests';

/** Progress of an import and its undo. */
export function StartedSection({ started }: { readonly started: MemberImport }) {
  const [undo, { isLoading }] = useMemberImportUndoMutation();
  const [isUndone, setUndone] = useState(false);
  const takeBack = async () => {
    try {
      const { removed } = await undo({ params: { id: started.import } }).unwrap();
      setUndone(true);
      toastSuccess(`${counted(removed, 'member')} removed`);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Section title={started.task.label}>
      <TaskProgress task={started.task}>
        {(outcome) =>
          'imported' in outcome ? (
            <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
              <Typography>
                {counted(outcome.imported, 'member')} imported.{' '}
                {outcome.taken > 0 ? `${counted(outcome.taken, 'number')} had been taken meanwhile. ` : ''}
                <TextLink to="/admin/members">See all members</TextLink>
              </Typography>
              {isUndone ? (
                <Typography role="status">This import was undone.</Typography>
              ) : (
                <Button variant="outlined" loading={isLoading} onClick={() => void takeBack()}>
                  Undo this import
                </Button>
              )}
            </Stack>
          ) : null
        }
      </TaskProgress>
    </Section>
  );
}
