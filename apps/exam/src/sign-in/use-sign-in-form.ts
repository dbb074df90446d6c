import type { ExamSignInBody } from '@concord/contracts';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { checkSignIn } from './rules';

type Field = keyof ExamSignInBody;
const FIELDS: readonly Field[] = ['email', 'SerialNumber'];

/** State of the sign-in form. A problem is shown once its field was touched or the form was submitted. */
export function useSignInForm(send: (body: ExamSignInBody) => Promise<void>) {
  const [values, setValues] = useState<ExamSignInBody>({ email: '', SerialNumber: '' });
  const [touched, setTouched] = useState<readonly Field[]>([]);
  const inputs = { email: useRef<HTMLInputElement>(null), SerialNumber: useRef<HTMLInputElement>(null) };
  const { body, problems } = checkSignIn(values);

  return {
    inputs,
    field: (name: Field) => ({
      name,
      value: values[name],
      problem: touched.includes(name) ? problems[name] : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
      onBlur: () => setTouched((before) => [...before, name]),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTouched(FIELDS);
      const wrong = FIELDS.find((name) => problems[name]);
      if (wrong) inputs[wrong].current?.focus();
      else void send(body);
    },
  };
}
