import { Box, Button, styled, Typography } from '@concord/ui';
import { CheckIcon, UploadIcon } from '@concord/ui/display';
import { FieldError, useController } from '@concord/ui/forms';
import { type ChangeEvent, useId, useRef } from 'react';
import { DOCUMENT_ACCEPT, documentFile } from '../pictures/document-file';
import type { DocumentSlot } from './document-slots';
import { useRegistrationForm } from './use-registration-form';

const Hidden = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** One document: chosen, shown by its file's name, removed again. */
export function DocumentUpload({ place, name }: DocumentSlot) {
  const { control, setError, clearErrors } = useRegistrationForm();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: `documents.${place}` });
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      onChange({ name, file: await documentFile(file), fileName: file.name });
      clearErrors(`documents.${place}`);
    } catch (error) {
      setError(`documents.${place}`, { message: error instanceof Error ? error.message : String(error) });
    }
  };

  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        p: 2,
        border: 1,
        borderStyle: value ? 'solid' : 'dashed',
        borderColor: fieldState.error ? 'error.main' : value ? 'primary.main' : '#9db8a8',
        borderRadius: 1,
        bgcolor: value ? 'primary.light' : 'background.default',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {value ? (
          <>
            <CheckIcon fontSize="inherit" color="success" aria-hidden="true" /> {value.fileName}
          </>
        ) : (
          'An image, Word document or PDF, up to 5 MB'
        )}
      </Typography>
      <Hidden
        ref={input}
        type="file"
        accept={DOCUMENT_ACCEPT}
        tabIndex={-1}
        aria-label={`${name} file`}
        onChange={(event) => void choose(event)}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          ref={ref}
          variant="outlined"
          size="small"
          startIcon={<UploadIcon />}
          aria-describedby={errorId}
          onClick={() => input.current?.click()}
          onBlur={onBlur}
        >
          {value ? 'Replace' : 'Upload'}
        </Button>
        {value ? (
          <Button size="small" color="error" onClick={() => onChange(null)}>
            Remove
          </Button>
        ) : null}
      </Box>
      <FieldError id={errorId} message={fieldState.error?.message} />
    </Box>
  );
}
