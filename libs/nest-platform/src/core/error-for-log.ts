/** Maximum depth of causes; deeper ones add nothing. */
const CAUSES_MAX = 4;
const ERRORS_MAX = 5;

/** Values in MongoDB's messages about duplicates: e-mails, serials. */
const KEY_VALUES = /dup key: \{.*?\}(?=$|[\n,])/gm;

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const withoutValues = (text: string) => text.replace(KEY_VALUES, 'dup key');

/**
 * Loggable form of an error: message, stack, plain fields such as `code`, and causes. Omits
 * objects: the driver's write errors contain the documents, with password hashes, serials and
 * mails.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return isPlain(error) ? error : Object.prototype.toString.call(error);
  const { message, stack = '', cause } = error;
  const fields = Object.entries(error).filter(([, value]) => isPlain(value));
  const plain = fields.map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutValues(value) : value,
  ]);
  const isDeep = depth >= CAUSES_MAX;
  return {
    ...Object.fromEntries(plain),
    type: error.constructor.name,
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...(cause !== undefined && !isDeep && { cause: errorForLog(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && { errors: error.errors.slice(0, ERRORS_MAX).map((each) => errorForLog(each, depth + 1)) }),
  };
}
