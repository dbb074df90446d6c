import { MEMBER_FILE_LIMITS, type MemberFile } from '@concord/contracts';
import { useState } from 'react';
import { filesProblem } from './files-problem';
import { useChosenFiles } from './use-chosen-files';

/** Files of a form that needs at least one. The problem shows after the first try to send. */
export function useFiles(stored: readonly MemberFile[] = []) {
  const chosen = useChosenFiles();
  const { files, isReading } = chosen;
  const [kept, onKeep] = useState(stored);
  const [isTried, setTried] = useState(false);
  const problem = filesProblem(files, kept.length);
  return {
    /** Properties of the `FilesField`. */
    field: {
      ...chosen,
      kept,
      onKeep,
      max: MEMBER_FILE_LIMITS.files,
      ...(isTried && problem && { problem }),
    },
    /** True while a chosen file is being read. */
    isReading,
    /** @returns false if the files cannot be sent as they are */
    check: () => {
      if (isReading) return false;
      setTried(true);
      return problem === undefined;
    },
    keep: kept.map(({ public_id }) => public_id),
    chosen: files.map(({ name, file }) => ({ name, file })),
  };
}
