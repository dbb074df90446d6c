import { useController } from '@concord/ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { RegistrationForm } from '../form/registration-form';
import { useRegistrationForm } from '../form/use-registration-form';
import { FileRejection, messageFor } from '../pictures/file-rejection';
import { trackFileRead } from '../pictures/pending-files';
import type { ReadOptions } from '../pictures/read-file';

/** Reads a file; returns a function that puts it into the form. */
type Read = (options: ReadOptions) => Promise<() => void>;

/** A form field whose value is derived from a chosen file; `noun` names it in messages. */
export function useFileField<Name extends 'image_data' | `documents.${keyof RegistrationForm['documents']}`>(
  name: Name,
  noun: 'picture' | 'file',
) {
  const { control, setError, clearErrors } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name });
  const { value, onChange } = field;
  const [reading, setReading] = useState<{ readonly percent?: number }>();
  /** Problem that does not affect the value. */
  const [notice, setNotice] = useState<string>();
  /** Text about the last action. */
  const [hint, setHint] = useState<string>();
  const task = useRef<AbortController>(null);
  useEffect(() => () => task.current?.abort(), []);

  const set = (next: typeof value, text?: string) => {
    onChange(next);
    clearErrors(name);
    setNotice(undefined);
    setHint(text);
  };

  const reject = (error: unknown) => {
    const message = messageFor(error);
    const clears = error instanceof FileRejection && error.clears;
    if (value && !clears) return setNotice(`${message}. Your earlier ${noun} was kept.`);
    if (value) set('' as typeof value);
    setError(name, { type: 'file', message });
  };

  /**
   * Reads a file; aborts the previous read.
   *
   * @returns false if the file was rejected
   */
  const start = async (read: Read): Promise<boolean> => {
    task.current?.abort();
    task.current = new AbortController();
    const { signal } = task.current;
    setReading({});
    try {
      const accept = await read({ signal, onProgress: (percent) => setReading({ percent }) });
      if (!signal.aborted) accept();
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      reject(error);
      return false;
    } finally {
      if (!signal.aborted) setReading(undefined);
    }
  };

  return {
    field,
    reading,
    error: fieldState.error?.message ?? notice,
    invalid: fieldState.error !== undefined,
    hint,
    set,
    setNotice,
    read: (read: Read) => trackFileRead(start(read)),
  };
}
