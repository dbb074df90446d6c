import { FormTextField, type FormTextFieldProps, useWatch } from '@concord/ui/forms';
import { type ReactNode, useState } from 'react';
import type { RegistrationForm } from '../form/registration-form';
import { useRegistrationForm } from '../form/use-registration-form';
import { Question } from './question';

export interface SuggestionTextFieldProps extends FormTextFieldProps<RegistrationForm> {
  readonly name: 'surname' | 'firstName' | 'middleName' | 'email';
  /** Returns a suggestion for a text that may be a mistake. */
  readonly suggest: (typed: string) => string | undefined;
  /** Content below the field, such as help about a refusal. */
  readonly below?: ReactNode;
}

/** Text field that asks about a likely mistake on blur. */
export function SuggestionTextField({ suggest, below, ...props }: SuggestionTextFieldProps) {
  const { control, name } = props;
  const { setFocus, setValue } = useRegistrationForm();
  const typed = useWatch({ control, name });
  const [isFocused, setFocused] = useState(false);
  const [kept, setKept] = useState('');
  const text = isFocused || typed === kept ? undefined : suggest(typed);
  const take = (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return (
    <div
      onFocus={({ target }) => setFocused(target instanceof HTMLInputElement)}
      onBlur={() => setFocused(false)}
    >
      <FormTextField {...props} />
      {below}
      <Question
        onAnswered={() => setFocus(name)}
        answers={
          text === undefined
            ? []
            : [
                { label: `Yes, ${text}`, onChoose: () => take(text) },
                { label: 'No, keep mine', onChoose: () => setKept(typed) },
              ]
        }
      >
        {text === undefined ? null : (
          <>
            Did you mean <strong dir="auto">{text}</strong>?
          </>
        )}
      </Question>
    </div>
  );
}
