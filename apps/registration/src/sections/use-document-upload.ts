import { useController } from '@concord/ui/forms';
import { type RefObject, useState } from 'react';
import type { ChosenFile } from '../form/registration-form';
import { documentFile } from '../pictures/document-file';
import { displayName } from '../pictures/file-name';
import { trackFileRead } from '../pictures/pending-files';
import { messageFor } from '../pictures/file-rejection';
import { useLatestTask } from '../pictures/use-latest-task';
import type { DocumentSlot } from '../form/document-slots';
import { useRegistrationForm } from '../form/use-registration-form';

const ADDED = 'The file was added.';
const MADE_SMALLER = 'The picture was added, in a size that is sent quickly.';
const RESTORED = 'The file was put back.';
const REMOVED = 'The file was removed.';

/** A message about a file, or about none; shown while the form has that file. */
interface Message {
  readonly about: string | undefined;
  readonly text: string;
}

const textAbout = (value: ChosenFile | null, message: Message | undefined) =>
  message && message.about === value?.file ? message.text : undefined;

/** The progress of reading a file in percent, undefined when unknown. */
interface Reading {
  readonly percent: number | undefined;
}

/** The state and actions of one document in the form; removing and restoring move the focus to `chooseButton`. */
export function useDocumentUpload(
  { field: slotField, name }: DocumentSlot,
  chooseButton: RefObject<HTMLButtonElement | null>,
) {
  const path = `documents.${slotField}` as const;
  const { control, setError, clearErrors } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name: path });
  const { value, onChange } = field;
  const [reading, setReading] = useState<Reading>();
  const [notice, setNotice] = useState<Message>();
  const [hint, setHint] = useState<Message>();
  const [removed, setRemoved] = useState<ChosenFile>();
  const startTask = useLatestTask();

  const setFile = (next: ChosenFile | null, text: string) => {
    onChange(next);
    clearErrors(path);
    setNotice(undefined);
    setHint({ about: next?.file, text });
  };

  const reject = (reason: string) => {
    if (value) setNotice({ about: value.file, text: `${reason}. The file you had stays.` });
    else setError(path, { type: 'file', message: reason });
  };

  /** @returns false when the file was rejected */
  const read = async (file: File): Promise<boolean> => {
    const signal = startTask();
    setReading({ percent: undefined });
    try {
      const onProgress = (percent: number) => setReading({ percent });
      const { file: url, madeSmaller } = await documentFile(file, { signal, onProgress });
      if (signal.aborted) return true;
      setFile({ name, file: url, fileName: displayName(file.name) }, madeSmaller ? MADE_SMALLER : ADDED);
      setRemoved(undefined);
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      reject(messageFor(error));
      return false;
    } finally {
      if (!signal.aborted) setReading(undefined);
    }
  };

  const choose = (file: File) => trackFileRead(read(file));

  // The pressed button disappears, so the focus moves to the button beside it.
  const andFocus = (change: () => void) => () => {
    change();
    chooseButton.current?.focus();
  };

  return {
    value,
    fieldRef: field.ref,
    reading,
    error: fieldState.error?.message ?? textAbout(value, notice),
    invalid: fieldState.error !== undefined,
    hint: textAbout(value, hint),
    choose,
    remove: andFocus(() => {
      if (value) setRemoved(value);
      setFile(null, REMOVED);
    }),
    undo:
      removed && !value
        ? andFocus(() => {
            setFile(removed, RESTORED);
            setRemoved(undefined);
          })
        : undefined,
  };
}
