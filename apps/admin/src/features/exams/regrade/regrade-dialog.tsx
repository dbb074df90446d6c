import { REGRADE_NAMED, type Exam, type RegradePreview } from '@concord/contracts';
import { isApiError } from '@concord/api-client/requests';
import { Box, Stack, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { use } from 'react';
import { usePreview } from '../../../shared/tasks/use-preview';
import { DialogHostContext } from '../../../shared/dialogs/dialog-host';
import { ReasonField, reasonForm } from '../../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { counted, scoreText } from '../../../shared/format';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { RetryAlert } from '../../../shared/page/retry-alert';
import { isTaskOf } from '../../../shared/tasks/requests';
import { TaskDialog } from '../../../shared/tasks/task-dialog';
import { useExamGetQuery, useExamRegradeMutation } from '../requests';
import { outcomeText } from './regrade-words';

type Changed = RegradePreview['students'][number];

const TITLE = 'Regrade results';

function verdictText({ passBefore, passAfter }: Changed): string {
  if (passBefore === passAfter) return '';
  return passAfter ? 'now passes' : 'no longer passes';
}

function Students({ preview: { students, changed } }: { readonly preview: RegradePreview }) {
  if (students.length === 0) return null;
  return (
    <>
      <Box
        component="ul"
        tabIndex={0}
        aria-label="Results that change"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: 320,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {students.map((each) => (
          <Stack
            key={each._id}
            component="li"
            direction="row"
            useFlexGap
            sx={{
              columnGap: 2,
              px: 1.5,
              py: 1,
              flexWrap: 'wrap',
              alignItems: 'baseline',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box component="span" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
              {each.name}
            </Box>
            <span>
              {each.scoreBefore} → {scoreText(each.scoreAfter, each.total)}
            </span>
            <Typography component="span" sx={{ fontWeight: 650, minWidth: 128 }}>
              {verdictText(each)}
            </Typography>
          </Stack>
        ))}
      </Box>
      {changed > REGRADE_NAMED ? (
        <Typography color="textSecondary">
          And {counted(changed - students.length, 'more result')}.
        </Typography>
      ) : null}
    </>
  );
}

function Unmatched({ preview: { unmatched } }: { readonly preview: RegradePreview }) {
  if (unmatched.length === 0) return null;
  return (
    <Alert severity="info">
      Some earlier versions don&apos;t have the option that is now right. These questions keep their marks:
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {unmatched.map(({ _id, question, answer, version, results }) => (
          <li key={`${_id}-${version}`}>
            “{question}” in version {version} ({counted(results, 'result')}), now with the right answer “
            {answer}”
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Previews the effect of the current keys on results, and requests the regrade with a reason. */
export function RegradeDialog({
  exam: opened,
  onClose,
}: {
  readonly exam: Exam;
  readonly onClose: () => void;
}) {
  const show = use(DialogHostContext);
  const [regrade] = useExamRegradeMutation();
  const { data: exam = opened, refetch } = useExamGetQuery({ params: { id: opened._id } });
  const form = useSchemaForm(reasonForm, { reason: '' });
  const params = { id: exam._id };
  const revision = exam.revision ?? 1;
  const { outcome, problem, retry } = usePreview(`${revision}`, async () => {
    const answer = await regrade({ params, body: { revision, dryRun: true } }).unwrap();
    return answer as RegradePreview;
  });
  const order = async ({ reason }: typeof form.values) => {
    try {
      const task = await regrade({ params, body: { revision, reason } }).unwrap();
      if (isTaskOf(task, 'regrade'))
        show(
          <TaskDialog title={TITLE} task={task} onClose={onClose}>
            {(done) => (
              <Alert severity="success">
                {outcomeText(done, true)}. Candidates whose score changed will get an e-mail.
              </Alert>
            )}
          </TaskDialog>,
        );
    } catch (error) {
      if (isApiError(error) && error.code === 'REVISION') await refetch();
      throw error;
    }
  };
  return (
    <SchemaDialog
      form={form}
      wide
      title={TITLE}
      submitLabel="Regrade"
      disabled={!outcome}
      send={order}
      onSent={() => undefined}
      onClose={onClose}
    >
      <Typography>
        All results, and exams in progress, will be marked with the new answers. Scores and slips are updated
        too. Candidates whose score changes get an e-mail when the result is released.
      </Typography>
      {problem ? (
        <RetryAlert severity="error" retry={retry}>
          {problem}
        </RetryAlert>
      ) : null}
      <Typography role="status" sx={{ fontWeight: 650, minHeight: '1.5em' }}>
        {outcome ? `${outcomeText(outcome)}, out of ${counted(outcome.results, 'result')}.` : null}
        {outcome || problem ? null : 'Counting…'}
      </Typography>
      {outcome ? <Students preview={outcome} /> : null}
      {outcome ? <Unmatched preview={outcome} /> : null}
      <ReasonField control={form.control} />
    </SchemaDialog>
  );
}
