import type { MemberFile } from '@concord/contracts';
import { Box, Button, Stack, Typography } from '@concord/ui';
import { useId, useRef, useState } from 'react';
import { type ChosenFile, chosenFile, DOCUMENT_ACCEPT, FileProblem } from './chosen-file';

interface FilesFieldProps {
  readonly files: readonly ChosenFile[];
  readonly onChange: (files: readonly ChosenFile[]) => void;
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
  const { files, onChange, max, label, help = '', kept = [], onKeep, disabled, problem } = props;
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const [reading, setReading] = useState(false);
  const [refused, setRefused] = useState<string>();
  const add = async (file: File) => {
    setReading(true);
    setRefused(undefined);
    try {
      onChange([...files, await chosenFile(file)]);
    } catch (error) {
      setRefused(error instanceof FileProblem ? error.message : 'This file can’t be read. Choose it again');
    }
    setReading(false);
  };
  const shown = refused ?? problem;
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
          loading={reading}
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
        {shown ?? `${help} Photo, PDF or Word document. At most ${max}, up to 5 MB each.`.trim()}
      </Typography>
    </Stack>
  );
}
