import { QUESTION_LIMITS } from '@concord/contracts';
import { Box, Button, IconButton, Stack } from '@concord/ui';
import { ImageIcon, Tooltip } from '@concord/ui/display';
import { Checkbox, FormControlLabel, TextField } from '@concord/ui/forms';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { PictureValue } from './question-values';
import { usePictureUpload } from './use-picture-upload';

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif';
const HIDDEN = { position: 'absolute', width: 1, height: 1, opacity: 0 } as const;

type OnPicture = (picture: PictureValue) => void;

const pictureIn = (files: FileList) => [...files].find(({ type }) => type.startsWith('image/'));

/** Accepts a picture dropped on its fields or pasted into one of them. */
export function PictureDrop({
  onPicture,
  children,
}: {
  readonly onPicture: OnPicture;
  readonly children: ReactNode;
}) {
  const { send } = usePictureUpload(onPicture);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (![...event.dataTransfer.types].includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      onPaste={(event) => {
        const file = pictureIn(event.clipboardData.files);
        if (!file) return;
        event.preventDefault();
        send(file);
      }}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const file = pictureIn(event.dataTransfer.files);
        if (!file) return;
        event.preventDefault();
        send(file);
      }}
      sx={{ borderRadius: 1, outline: isOver ? 2 : 0, outlineColor: 'primary.main', outlineOffset: 4 }}
    >
      {children}
    </Box>
  );
}

/** Opens the file picker for the picture of `name`, such as "option B". */
export function PictureButton({ name, onPicture }: { readonly name: string; readonly onPicture: OnPicture }) {
  const input = useRef<HTMLInputElement>(null);
  const { isUploading, send } = usePictureUpload(onPicture);
  const label = `Picture for ${name}`;
  return (
    <>
      <Tooltip title="Choose a picture. You can also drop or paste one into the field">
        <IconButton
          aria-label={label}
          loading={isUploading}
          onClick={() => input.current?.click()}
          sx={{ width: 44, height: 44, mt: 0.75 }}
        >
          <ImageIcon />
        </IconButton>
      </Tooltip>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-label={`File of the picture for ${name}`}
        tabIndex={-1}
        style={HIDDEN}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) send(file);
        }}
      />
    </>
  );
}

interface PictureFieldProps {
  readonly name: string;
  readonly picture: PictureValue | undefined;
  /** Offers to mark the picture as decorative. */
  readonly mayDecorate?: boolean;
  readonly problem: string | undefined;
  readonly onChange: (picture: PictureValue | undefined) => void;
}

/** A chosen picture with its description. */
export function PictureField({ name, picture, mayDecorate, problem, onChange }: PictureFieldProps) {
  if (!picture) return null;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 1.5, alignItems: 'flex-start' }}>
      <Box
        component="img"
        src={picture.url}
        alt={picture.alt || `Picture for ${name}, not described yet`}
        width={picture.width}
        height={picture.height}
        sx={{
          width: 140,
          height: 'auto',
          maxHeight: 140,
          objectFit: 'contain',
          bgcolor: '#fff',
          borderRadius: 1,
        }}
      />
      <Stack spacing={0.5} sx={{ flexGrow: 1, width: '100%', minWidth: 0, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          required={!picture.isDecoration}
          disabled={picture.isDecoration}
          label={`What the picture for ${name} shows`}
          value={picture.isDecoration ? '' : picture.alt}
          error={Boolean(problem)}
          helperText={problem ?? "For people who can't see it. Don't give the answer away"}
          onChange={(event) => onChange({ ...picture, alt: event.target.value })}
          slotProps={{ htmlInput: { maxLength: QUESTION_LIMITS.altLength } }}
        />
        {mayDecorate ? (
          <FormControlLabel
            control={
              <Checkbox
                checked={picture.isDecoration}
                onChange={(_, isDecoration) => onChange({ ...picture, isDecoration })}
              />
            }
            label="Decorative only (the question is complete without it)"
          />
        ) : null}
        <Button color="error" onClick={() => onChange(undefined)}>
          Remove the picture
        </Button>
      </Stack>
    </Stack>
  );
}
