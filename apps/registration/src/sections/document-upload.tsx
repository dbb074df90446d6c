import { Box, Button, Typography } from '@concord/ui';
import { LinearProgress, UploadIcon } from '@concord/ui/display';
import { FieldError } from '@concord/ui/forms';
import { useId, useImperativeHandle, useRef } from 'react';
import { DOCUMENT_ACCEPT } from '../pictures/document-file';
import { FileInput } from '../pictures/file-input';
import { useFileDrop } from '../pictures/use-file-drop';
import { DocumentFileLine } from './document-file-line';
import type { DocumentSlot } from '../form/document-slots';
import { useDocumentUpload } from './use-document-upload';

/** Upload of one document, which can be chosen, dropped, replaced, removed and restored. */
export function DocumentUpload(slot: DocumentSlot) {
  const { name } = slot;
  const chooseButton = useRef<HTMLButtonElement>(null);
  const upload = useDocumentUpload(slot, chooseButton);
  const { value, reading } = upload;
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { over, handlers } = useFileDrop(upload.choose);

  // The form focuses this button if the file has an error.
  useImperativeHandle(upload.field.ref, () => chooseButton.current);

  return (
    <Box
      {...handlers}
      role="group"
      aria-label={name}
      sx={{
        position: 'relative',
        p: 2,
        border: 1,
        borderStyle: value ? 'solid' : 'dashed',
        borderColor: upload.invalid ? 'error.main' : value || over ? 'primary.main' : 'art.line',
        borderRadius: 1,
        overflow: 'hidden',
        outline: over ? '3px solid' : undefined,
        outlineColor: 'primary.main',
        bgcolor: value || over ? 'primary.light' : 'background.default',
      }}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{name}</Typography>
      <DocumentFileLine value={value} hint={reading ? 'Reading the file…' : upload.hint} />
      <FileInput ref={input} label={`${name} file`} accept={DOCUMENT_ACCEPT} onFile={upload.choose} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          ref={chooseButton}
          variant="outlined"
          size="small"
          startIcon={<UploadIcon />}
          aria-describedby={upload.error ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          {value ? 'Replace' : 'Upload'}
        </Button>
        {value ? (
          <Button size="small" color="error" onClick={upload.remove}>
            Remove
          </Button>
        ) : null}
        {upload.undo ? (
          <Button size="small" onClick={upload.undo}>
            Undo
          </Button>
        ) : null}
      </Box>
      <FieldError id={errorId} message={upload.error} />
      {reading ? (
        <LinearProgress
          aria-label={`Reading the file for ${name}`}
          variant={reading.percent === undefined ? 'indeterminate' : 'determinate'}
          value={reading.percent}
          sx={{ position: 'absolute', insetInline: 0, bottom: 0 }}
        />
      ) : null}
    </Box>
  );
}
