import type { MemberFile } from '@concord/contracts';
import { Box, Button, Stack, Typography } from '@concord/ui';
import { type Dispatch, type SetStateAction, useId, useRef, useState } from 'react';
import { type ChosenFile, chosenFile, DOCUMENT_ACCEPT, FileProblem } from './chosen-file';
import { PREPARING } from './preparing';

interface FilesFieldProps {
  readonly files: readonly ChosenFile[];
  readonly onChange: Dispatch<SetStateAction<readonly ChosenFile[]>>;
  /** True while a chosen file is being read; the form is not sent meanwhile. */
  readonly isReading: boolean;
  readonly onReading: (isReading: boolean) => void;
  readonly max: number;
  /** Heading of the field; none by default. */
  readonly label?: string;
  /** Kinds of files that are wanted, as a sentence. */
  readonly help?: string;
  /** Stored files that stay, and the change of them. */
  readonly kept?: readonly MemberFile[];
  readonly onKeep?: (files: readonly MemberFile[]) => void;
  readonly disabled?: boolean;
  /** Problem that the server found. */
  readonly problem?: string;
}

interface FileLineProps {
  readonly name: string;
  readonly disabled: boolean | undefined;
  readonly onRemove: () => void;
}

const FileLine = ({ name, disabled, onRemove }: FileLineProps) => (
  <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
    <Typography sx={{ flex: 1, minWidth: 0 }}>{name}</Typography>
    <Button color="error" aria-label={`Remove ${name}`} disabled={disabled} onClick={onRemove}>
      Remove
    </Button>
  </Box>
);

const without = <Item,>(items: readonly Item[], index: number) => items.filter((_, at) => at !== index);

/** Files to send: a button that opens the camera or the files of a phone, and the chosen ones. */
export function FilesField(props: FilesFieldProps) {
  const {
    files,
    onChange,
    isReading,
    onReading,
    max,
    label,
    help = '',
    kept = [],
    onKeep,
    disabled,
    problem,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const [refused, setRefused] = useState<string>();
  const add = async (file: File) => {
    onReading(true);
    setRefused(undefined);
    try {
      const read = await chosenFile(file);
      onChange((before) => [...before, read]);
    } catch (error) {
      setRefused(error instanceof FileProblem ? error.message : 'This file can’t be read. Choose it again');
    }
    onReading(false);
  };
  const shown = isReading ? undefined : (refused ?? problem);
  const hint = isReading
    ? PREPARING
    : `${help} Photo, PDF or Word document. At most ${max}, up to 5 MB each.`;
  return (
    <Stack spacing={1}>
      {label ? <Typography sx={{ fontWeight: 600 }}>{label}</Typography> : null}
      <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {kept.map(({ public_id, name }, index) => (
          <FileLine
            key={public_id}
            name={name}
            disabled={disabled}
            onRemove={() => onKeep?.(without(kept, index))}
          />
        ))}
        {files.map(({ name }, index) => (
          <FileLine
            key={`${index}-${name}`}
            name={name}
            disabled={disabled}
            onRemove={() => onChange(without(files, index))}
          />
        ))}
      </Stack>
      <div>
        <Button
          variant="outlined"
          loading={isReading}
          disabled={disabled || files.length + kept.length >= max}
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          Add a file
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={label ?? 'File'}
          accept={DOCUMENT_ACCEPT}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void add(file);
          }}
        />
      </div>
      <Typography
        id={helpId}
        aria-live="polite"
        variant="body2"
        sx={{ color: shown ? 'error.main' : 'text.secondary' }}
      >
        {shown ?? hint.trim()}
      </Typography>
    </Stack>
  );
}
