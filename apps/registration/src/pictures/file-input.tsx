import { styled, VISUALLY_HIDDEN } from '@concord/ui';
import type { Ref } from 'react';

const Hidden = styled('input')(VISUALLY_HIDDEN);

interface FileInputProps {
  readonly label: string;
  readonly accept: string;
  readonly capture?: 'user';
  readonly onFile: (file: File) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** Visually hidden file input, opened by another button. */
export function FileInput({ label, accept, capture, onFile, ref }: FileInputProps) {
  return (
    <Hidden
      ref={ref}
      type="file"
      accept={accept}
      capture={capture}
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        const file = event.target.files?.[0];
        // Allows choosing the same file again after its removal.
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
