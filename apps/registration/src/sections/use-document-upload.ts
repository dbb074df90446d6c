import { type RefObject, useState } from 'react';
import type { DocumentSlot } from '../form/document-slots';
import type { ChosenFile } from '../form/registration-form';
import { documentFile } from '../pictures/document-file';
import { displayName } from '../pictures/file-name';
import { useFileField } from './use-file-field';

const ADDED = 'The file was added.';
const MADE_SMALLER = 'The picture was added and made smaller, so that it uploads faster.';
const RESTORED = 'The file was restored.';
const REMOVED = 'The file was removed.';

/** State and actions of one document in the form; removing and restoring move the focus to `chooseButton`. */
export function useDocumentUpload(
  { field: slotField, name }: DocumentSlot,
  chooseButton: RefObject<HTMLButtonElement | null>,
) {
  const upload = useFileField(`documents.${slotField}`, 'file');
  const { value } = upload.field;
  const [removed, setRemoved] = useState<ChosenFile>();

  // The pressed button disappears, so the focus moves to the button beside it.
  const replace = (next: ChosenFile | null, text: string) => {
    upload.set(next, text);
    setRemoved(value ?? undefined);
    chooseButton.current?.focus();
  };

  return {
    ...upload,
    value,
    choose: (file: File) =>
      upload.read(async (options) => {
        const read = await documentFile(file, options);
        return () => {
          const text = read.madeSmaller ? MADE_SMALLER : ADDED;
          upload.set({ name, file: read.file, fileName: displayName(file.name) }, text);
          setRemoved(undefined);
        };
      }),
    remove: () => replace(null, REMOVED),
    undo: removed && !value ? () => replace(removed, RESTORED) : undefined,
  };
}
