import { LIMITS, type Student, type StudentNote } from '@concord/contracts';
import { Box, Button, ErrorState, Skeleton, Stack, toastError, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { type FormEvent, useState } from 'react';
import { formatDateTime } from '../../../shared/format';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { Section } from '../../../shared/page/section';
import { useStudentNoteAddMutation, useStudentNotesQuery } from './requests';

type StudentId = Pick<Student, '_id'>;

function NoteForm({ _id: id }: StudentId) {
  const [text, setText] = useState('');
  const [add, { isLoading }] = useStudentNoteAddMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      await add({ params: { id }, body: { text: text.trim() } }).unwrap();
      setText('');
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Stack component="form" spacing={1} onSubmit={(event) => void submit(event)} sx={{ mb: 2 }}>
      <TextField
        label="Note"
        multiline
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText="For staff alone"
        slotProps={{ htmlInput: { maxLength: LIMITS.noteLength } }}
      />
      <Box>
        <Button type="submit" variant="outlined" loading={isLoading} disabled={!text.trim()}>
          Add note
        </Button>
      </Box>
    </Stack>
  );
}

function Note({ text, by, at }: StudentNote) {
  return (
    <li>
      <Typography variant="body2" color="textSecondary">
        {by}, {formatDateTime(at)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </li>
  );
}

/** What staff noted on the applicant, with a field for another note. */
export function NotesSection({ _id: id }: StudentId) {
  const { currentData, error, isFetching, refetch } = useStudentNotesQuery(
    { params: { id } },
    REFETCH_ON_MOUNT,
  );
  return (
    <Section title="Notes">
      <NoteForm _id={id} />
      {!currentData && error && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {!currentData && isFetching ? <Skeleton variant="rounded" height={48} /> : null}
      {currentData?.length === 0 ? <Typography color="textSecondary">No notes yet.</Typography> : null}
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {currentData?.map((note) => (
          <Note key={note._id} {...note} />
        ))}
      </Stack>
    </Section>
  );
}
