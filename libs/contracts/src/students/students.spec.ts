import { registerBody, studentUpdateBody } from './students.schemas';

const messages = (refused: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries((refused.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

const REQUIRED = {
  image_data: 'data:,',
  surname: 'Okoro',
  firstName: 'Grace',
  email: 'grace@example.com',
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
};

describe('registerBody', () => {
  it('refuses what is none of the choices in words that name the field and the choices', () => {
    const wrong = { gender: 'female', paymentMethods: 7, currentEmploymet: { yearsExperience: 'many' } };
    expect(messages(registerBody.safeParse({ ...REQUIRED, ...wrong }))).toEqual({
      gender: 'Gender: choose Male, Female or other',
      paymentMethods:
        'Payment Method: choose Nil, Direct Bank Deposit, Western Union, PayPal, USSD or Others',
      'currentEmploymet.yearsExperience': expect.stringMatching(
        /^Years of Career Experience: choose 0-1 yr, .* or 25 yrs - above$/,
      ),
    });
  });

  it('takes no choice as none', () => {
    expect(registerBody.parse({ ...REQUIRED, gender: '', title: null })).toEqual({ ...REQUIRED });
  });
});

describe('studentUpdateBody', () => {
  it('refuses a wrong choice in the same words', () => {
    expect(messages(studentUpdateBody.safeParse({ revision: 0, title: 'Sir' }))).toEqual({
      title: 'Title: choose Mr, Mrs, Miss, Dr, Chief, Pst, Prof, Engr or Amb',
    });
  });
});
