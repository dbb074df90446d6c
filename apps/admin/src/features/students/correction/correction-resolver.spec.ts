import { aStudent } from '@concord/testing/records';
import { correctionResolver } from './correction-resolver';
import { type CorrectionValues, valuesOf } from './correction-values';

const base = valuesOf(aStudent());
const errorsOf = async (changes: Partial<CorrectionValues>) => {
  const { errors } = await correctionResolver(base)({ ...base, ...changes }, undefined, {} as never);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
};

describe('correctionResolver', () => {
  it.each<[string, Partial<CorrectionValues>, object]>([
    ['nothing', {}, {}],
    ['a cleared state', { state: '' }, {}],
    ['no surname', { surname: ' ' }, { surname: 'This field is required' }],
    ['a broken e-mail', { email: 'x' }, { email: 'Please enter a valid email' }],
    ['an incomplete date', { dob: '12/__/2000' }, { dob: 'Enter the full date as DD/MM/YYYY' }],
    ['a day to come', { startDate: '2999-01-01' }, { startDate: 'This date is in the future' }],
  ])('of %s', async (_, changes, expected) => expect(await errorsOf(changes)).toEqual(expected));
});
