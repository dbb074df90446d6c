/** People for tests of lists: Hausa letters, a state in two spellings, another country. */
export const LISTED_PEOPLE = [
  {
    surname: 'Ɗanjuma',
    firstName: 'Ƙasimu',
    country: 'NG',
    state: 'Kano',
    phoneNumber: '0803 111 2222',
    membershipCadre: 'Full Member',
    membershipRoute: 'NYSC Scheme',
    applicationFee: 'NYSC Scheme (N1000)',
    paymentMethods: 'USSD',
    academicPrograms: [{ name: 'NYSC Scheme', options: [] }],
  },
  { surname: 'Bello', firstName: 'Amina', country: 'NG', state: 'kano', paymentMethods: 'USSD' },
  { surname: 'Mensah', firstName: 'Kofi', country: 'GH', state: 'Ashanti' },
];
