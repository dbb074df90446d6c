import { type MyTransferFields, myTransferFields } from '@concord/contracts';
import { badRequest, validationError } from '@concord/nest-platform';

const KEY = /^[\x21-\x7e]{8,100}$/;

/** Fields of the form that carries the evidence. @throws AppError 400. */
export function transferFieldsOf(fields: Record<string, string>): MyTransferFields {
  const { data, error } = myTransferFields.safeParse(fields);
  if (!data) throw validationError(error);
  return data;
}

/** Key of a request among all payments: two members cannot meet in one. @throws AppError 400. */
export function transferKeyOf(member: string, key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw badRequest('BAD_REQUEST', 'The Idempotency-Key must have 8 to 100 characters');
  return `${member}-${key}`;
}
