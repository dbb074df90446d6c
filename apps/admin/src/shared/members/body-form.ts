import { z } from 'zod';

/**
 * Schema of a form that is checked by the schema of its call, so that both say the same.
 * @param fields the form's values as typed
 * @param bodyOf body of the call for these values
 * @param fieldOf the form's field for a path of the body, if they are named differently
 */
export function bodyForm<Values extends object>(
  fields: z.ZodType<Values, Values>,
  body: z.ZodType,
  bodyOf: (values: Values) => unknown,
  fieldOf: (path: readonly PropertyKey[]) => string = (path) => String(path.at(-1) ?? ''),
): z.ZodType<Values, Values> {
  return fields.superRefine((values, context) => {
    const { error } = body.safeParse(bodyOf(values));
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [fieldOf(path)], message });
  });
}
