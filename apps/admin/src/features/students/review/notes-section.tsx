import { useSession } from '@concord/api-client';
import { LIMITS, type Student, type StudentNote } from '@concord/contracts';
import { Box, Button, ErrorState, Skeleton, Stack, toastError, Typography } from '@concord/ui';
import { DeleteIcon, EditIcon } from '@concord/ui/display';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { RemovalDialog } from '../../../shared/dialogs/action-dialog';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { formatDateTime } from '../../../shared/format';
import { sendByKeys } from '../../../shared/forms/send-by-keys';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { useSending } from '../../../shared/forms/use-sending';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { Section } from '../../../shared/page/section';
import {
  useStudentNoteAddMutation,
  useStudentNoteEditMutation,
  useStudentNoteRemoveMutation,
  useStudentNotesQuery,
} from './requests';

type StudentId = Pick<Student, '_id'>;

const noteForm = z.object({ text: z.string().trim() });

function NoteForm({ _id: id }: StudentId) {
  const [add] = useStudentNoteAddMutation();
  const form = useSchemaForm(noteForm, { text: '' });
  const hasText = form.values.text.trim() !== '';
  const guard = useLeaveGuard(hasText, () => form.reset());
  const send = async (body: typeof form.values) => {
    if (!body.text) return;
    await add({ params: { id }, body }).unwrap();
    form.reset();
  };
  const { busy, onSubmit } = useSending(form, send, { onRefused: toastError });
  return (
    <Stack component="form" spacing={1} onSubmit={onSubmit} sx={{ mb: 2 }}>
      <FormTextField
        control={form.control}
        name="text"
        label="Note"
        multiline
        minRows={2}
        onKeyDown={sendByKeys}
        helperText="Only staff see notes"
        slotProps={{ htmlInput: { maxLength: LIMITS.noteLength } }}
      />
      <Box>
        <Button type="submit" variant="outlined" loading={busy} disabled={!hasText}>
          Add note
        </Button>
      </Box>
      {guard}
    </Stack>
  );
}

interface NoteProps {
  readonly student: StudentId;
  readonly note: StudentNote;
}

function EditDialog({ student, note, onClose }: NoteProps & { readonly onClose: () => void }) {
  const [edit] = useStudentNoteEditMutation();
  const form = useSchemaForm(noteForm, { text: note.text });
  const text = form.values.text.trim();
  const params = { id: student._id, noteId: note._id };
  return (
    <SchemaDialog
      form={form}
      title="Edit note"
      submitLabel="Save"
      successText="Note saved"
      disabled={!text || text === note.text}
      send={(body) => edit({ params, body }).unwrap()}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="text"
        autoFocus
        label="Note"
        multiline
        minRows={3}
        helperText="Only staff see notes"
        slotProps={{ htmlInput: { maxLength: LIMITS.noteLength } }}
      />
    </SchemaDialog>
  );
}

function RemoveDialog({ student, note, onClose }: NoteProps & { readonly onClose: () => void }) {
  const [remove] = useStudentNoteRemoveMutation();
  return (
    <RemovalDialog
      title="Remove this note?"
      confirmLabel="Remove"
      successText="Note removed"
      act={() => remove({ params: { id: student._id, noteId: note._id } }).unwrap()}
      onClose={onClose}
    >
      This removes {note.isOwn ? 'your note' : `the note by ${note.by}`} for good. The audit log records the
      removal, but not the text.
    </RemovalDialog>
  );
}

/** A note, editable by its author; a super administrator can remove any. */
function Note({ student, note }: NoteProps) {
  const { text, by, at, editedAt, isOwn } = note;
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  const of = `the note by ${by}, ${formatDateTime(at)}`;
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {by}, {formatDateTime(at)}
          {editedAt ? `, edited ${formatDateTime(editedAt)}` : ''}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
      {isOwn ? (
        <DialogButton
          icon={<EditIcon />}
          aria-label={`Edit ${of}`}
          tooltip="Edit"
          dialog={(close) => <EditDialog student={student} note={note} onClose={close} />}
        />
      ) : null}
      {isOwn || isSuper ? (
        <DialogButton
          color="error"
          icon={<DeleteIcon />}
          aria-label={`Remove ${of}`}
          tooltip="Remove"
          dialog={(close) => <RemoveDialog student={student} note={note} onClose={close} />}
        />
      ) : null}
    </Stack>
  );
}

/** Staff notes on the applicant, with a field for a new one. */
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
          <Note key={note._id} student={{ _id: id }} note={note} />
        ))}
      </Stack>
    </Section>
  );
}
