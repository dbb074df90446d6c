import { fileUrl } from '@concord/api-client';
import { LIMITS, type Student } from '@concord/contracts';
import { Box, Button, Stack, toastError, Typography } from '@concord/ui';
import { type Control, FieldError, useController } from '@concord/ui/forms';
import { FileButton } from '../../../shared/fields/file-button';
import { Section } from '../../../shared/page/section';
import type { CorrectionValues } from './correction-values';
import { readDataUrl } from '../../../shared/forms/read-data-url';

interface FilesProps {
  readonly control: Control<CorrectionValues>;
  readonly student: Student;
}

const DOCUMENT_TYPES = 'image/*,.doc,.docx,.pdf';
const DOCUMENTS_MAX = 2;
const PICTURE = { width: 108, height: 126 };

/** Reads a file of at most `maxBytes`; a toast reports a larger or unreadable one. */
async function read(file: File, maxBytes: number, onRead: (dataUrl: string) => void): Promise<void> {
  if (file.size > maxBytes) {
    toastError(`${file.name} is larger than ${maxBytes / 1024 / 1024} MB`);
    return;
  }
  await readDataUrl(file).then(onRead, () => toastError(`${file.name} could not be read`));
}

function PassportField({ control, student }: FilesProps) {
  const { field, fieldState } = useController({ control, name: 'image_data' });
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Box
        component="img"
        src={field.value || fileUrl(student.passport.url)}
        alt={field.value ? 'The new passport picture' : 'The passport picture'}
        {...PICTURE}
        sx={{ objectFit: 'cover', borderRadius: 2, bgcolor: 'primary.light' }}
      />
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <FileButton
          label="Passport picture"
          accept="image/*"
          onPick={([file]) => file && void read(file, LIMITS.pictureBytes, field.onChange)}
        >
          Replace picture
        </FileButton>
        {field.value ? <Button onClick={() => field.onChange('')}>Keep the earlier picture</Button> : null}
        <FieldError message={fieldState.error?.message} />
      </Stack>
    </Stack>
  );
}

function DocumentsField({ control }: Pick<FilesProps, 'control'>) {
  const { field, fieldState } = useController({ control, name: 'documents' });
  const documents = field.value;
  const replace = (index: number, file: File) =>
    read(file, LIMITS.documentBytes, (dataUrl) =>
      field.onChange(documents.toSpliced(index, 1, { name: file.name, file: dataUrl })),
    );
  return (
    <Stack spacing={1} sx={{ mt: 2.5, alignItems: 'flex-start' }}>
      {documents.length === 0 ? <Typography color="textSecondary">No documents.</Typography> : null}
      {documents.map((document, index) => (
        <Stack
          key={'public_id' in document ? document.public_id : `${index} ${document.name}`}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {document.name}
            {'file' in document ? ' (new)' : ''}
          </Typography>
          <FileButton
            label={`Replace ${document.name}`}
            accept={DOCUMENT_TYPES}
            onPick={([file]) => file && void replace(index, file)}
          >
            Replace
          </FileButton>
          <Button
            color="error"
            aria-label={`Remove ${document.name}`}
            onClick={() => field.onChange(documents.toSpliced(index, 1))}
          >
            Remove
          </Button>
        </Stack>
      ))}
      {documents.length < DOCUMENTS_MAX ? (
        <FileButton
          label="Another document"
          accept={DOCUMENT_TYPES}
          onPick={([file]) => file && void replace(documents.length, file)}
        >
          Add document
        </FileButton>
      ) : null}
      <FieldError message={fieldState.error?.message} />
    </Stack>
  );
}

/** Passport picture and documents. Saving destroys files that are replaced or removed. */
export function FilesFields({ control, student }: FilesProps) {
  return (
    <Section title="Passport and documents">
      <PassportField control={control} student={student} />
      <DocumentsField control={control} />
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        Files you replace or remove are deleted for good when you save.
      </Typography>
    </Section>
  );
}
