import { z } from 'zod';
import { validationError } from './app-error';

const refusalOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  if (!error) throw new Error('The value fits the schema');
  return validationError(error);
};

describe('validationError', () => {
  it('names the field and its choices where a choice is refused without words of its own', () => {
    const schema = z.object({ purpose: z.enum(['registration', 'certificate', 'both']) });
    const { message, extra } = refusalOf(schema, { purpose: 'x' });
    expect(message).toBe('purpose: choose registration, certificate or both');
    expect(extra.issues).toEqual([{ path: 'purpose', message }]);
  });

  it('keeps the words of a schema', () => {
    const schema = z.object({ purpose: z.enum(['a', 'b'], 'Purpose: choose a or b') });
    expect(refusalOf(schema, { purpose: 'x' }).message).toBe('Purpose: choose a or b');
  });

  it("adds the field to Zod's other words", () => {
    expect(refusalOf(z.object({ score: z.number() }), { score: 'x' }).message).toMatch(/^score: Invalid/);
  });
});
