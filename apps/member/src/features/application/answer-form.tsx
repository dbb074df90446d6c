import { THREAD_LIMITS, type MyApplication } from '@concord/contracts';
import { Box, Button, Stack, toastSuccess, Typography } from '@concord/ui';
import { LinearProgress } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { type FormEvent, useState } from 'react';
import { FilesField } from '../../shared/files/files-field';
import { useChosenFiles } from '../../shared/files/use-chosen-files';
import { Notice } from '../../shared/notice';
import { Panel } from '../../shared/panel';
import { useAnswer } from './use-answer';

const FULL = 100;

function Progress({ sent, total }: { readonly sent: number; readonly total: number }) {
  const percent = total > 0 ? Math.round((sent / total) * FULL) : 0;
  return (
    <Box role="status">
      <Typography sx={{ mb: 1 }}>
        {percent < FULL ? `Sending: ${percent}%` : 'Almost done: we’re storing your answer'}
      </Typography>
      <LinearProgress
        aria-label="Sending your answer"
        variant={percent < FULL ? 'determinate' : 'indeterminate'}
        value={percent}
      />
    </Box>
  );
}

type Question = NonNullable<MyApplication['question']>;

/** The open question of the office, with the answer and its files. */
export function AnswerForm({ question }: { readonly question: Question }) {
  const [text, setText] = useState('');
  const chosen = useChosenFiles();
  const [isEmpty, setEmpty] = useState(false);
  const { sending, send } = useAnswer();
  const busy = sending.kind === 'sending';
  const { error } = sending.kind === 'failed' ? sending : {};
  const fileProblem = error?.issues.find(({ path }) => path.startsWith('documents'))?.message;
  const textProblem = isEmpty ? 'Write an answer, or add a file' : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || chosen.isReading) return;
    const nothing = text.trim() === '' && chosen.files.length === 0;
    setEmpty(nothing);
    if (nothing) return;
    const documents = chosen.files.map(({ name, file }) => ({ name, file }));
    if (await send({ question: question.number, text, documents }))
      toastSuccess('Thank you, we have your answer');
  };

  return (
    <Panel title="Your answer">
      <Typography
        sx={{
          mb: 2,
          p: 2,
          bgcolor: 'primary.light',
          borderRadius: 1,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {question.text}
      </Typography>
      <Stack component="form" spacing={2} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Answer"
          multiline
          minRows={3}
          value={text}
          disabled={busy}
          error={isEmpty}
          helperText={textProblem}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: THREAD_LIMITS.answerLength } }}
        />
        <FilesField {...chosen} max={THREAD_LIMITS.answerFiles} disabled={busy} problem={fileProblem} />
        {busy ? <Progress {...sending.progress} /> : null}
        {error && !fileProblem ? (
          <Notice tone="error" role="alert">
            {error.message} Your answer is still here.
          </Notice>
        ) : null}
        <div>
          <Button type="submit" variant="contained" loading={busy || chosen.isReading}>
            {error ? 'Send again' : 'Send answer'}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
