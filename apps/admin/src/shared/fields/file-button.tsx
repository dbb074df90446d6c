import { Button, type SxProps, type Theme } from '@concord/ui';
import { type ReactNode, useRef } from 'react';

interface FileButtonProps {
  /** Accessible name of the file input. */
  readonly label: string;
  readonly accept: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly loading?: boolean;
  readonly sx?: SxProps<Theme>;
  /** Accepts several files at once. */
  readonly multiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, opacity: 0 } as const;

/** Picks one file, or several. The same file can be picked again, for example after corrections. */
export function FileButton({
  label,
  accept,
  children,
  icon,
  loading,
  sx,
  multiple,
  onPick,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        loading={loading}
        sx={sx}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        tabIndex={-1}
        style={HIDDEN}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </>
  );
}
