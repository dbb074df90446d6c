import { MEMBER_FILE_LIMITS } from '@concord/contracts';
import type { ChosenFile } from './chosen-file';

const MB = 1024 * 1024;

/** Size in bytes of a data URL's content, to within its beginning. */
const bytesOf = ({ file }: ChosenFile): number => (file.length * 3) / 4;

/** Problem of the files of an entry or an application; `kept` files are stored already. */
export function filesProblem(files: readonly ChosenFile[], kept = 0): string | undefined {
  if (files.length + kept === 0) return 'Add at least one file';
  const total = files.reduce((sum, file) => sum + bytesOf(file), 0);
  return total > MEMBER_FILE_LIMITS.bytes
    ? `Together the files may have at most ${MEMBER_FILE_LIMITS.bytes / MB} MB`
    : undefined;
}
