import { MEMBER_FILE_LIMITS, type MemberFile } from '@concord/contracts';
import { useState } from 'react';
import type { ChosenFile } from './chosen-file';
import { filesProblem } from './files-problem';

/** Files of a form that needs at least one. The problem shows after the first try to send. */
export function useFiles(stored: readonly MemberFile[] = []) {
  const [files, onChange] = useState<readonly ChosenFile[]>([]);
  const [kept, onKeep] = useState(stored);
  const [isTried, setTried] = useState(false);
  const problem = filesProblem(files, kept.length);
  return {
    /** Properties of the `FilesField`. */
    field: {
      files,
      onChange,
      kept,
      onKeep,
      max: MEMBER_FILE_LIMITS.files,
      ...(isTried && problem && { problem }),
    },
    /** @returns false if the files cannot be sent as they are */
    check: () => {
      setTried(true);
      return problem === undefined;
    },
    keep: kept.map(({ public_id }) => public_id),
    chosen: files.map(({ name, file }) => ({ name, file })),
  };
}
