import { Button, type SxProps, type Theme } from '@concord/ui';
import { type ReactNode, useRef } from 'react';

interface FileButtonProps {
  /** The name of the file field for screen readers. */
  readonly label: string;
  readonly accept: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly loading?: boolean;
  readonly sx?: SxProps<Theme>;
  readonly onPick: (file: File) => void;
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, opacity: 0 } as const;

/** A button that picks one file. The same file can be picked twice, for instance after it was corrected. */
export function FileButton({ label, accept, children, icon, loading, sx, onPick }: FileButtonProps) {
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
        aria-label={label}
        tabIndex={-1}
        style={HIDDEN}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
