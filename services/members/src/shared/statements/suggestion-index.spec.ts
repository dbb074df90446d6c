import { paymentReferenceOf } from '@concord/contracts';
import { type Payer, SuggestionIndex } from './suggestion-index';

const payer = (id: number, name: string, more: Partial<Payer> = {}): Payer => ({
  id: String(id),
  number: `CIPCM-${String(id).padStart(6, '0')}`,
  name,
  phoneNumber: null,
  balance: 0,
  ...more,
});

const PAYERS = [
  payer(123, 'OKAFOR Ada Ngozi', { phoneNumber: '+234 803 123 4567', balance: 500_000 }),
  payer(124, 'BELLO Amina', { balance: 500_000 }),
  payer(132, 'BELLO Musa Abdul-Hakeem', { balance: 700_000 }),
  payer(213, 'ADÉYẸMÍ Tunde', { balance: 500_000 }),
  payer(4711, 'Harmattan Logistics Limited', { balance: 500_000 }),
  payer(9, 'EZE =1+1', { number: 'OLD/2004/17' }),
];
const index = new SuggestionIndex(PAYERS);
const REFERENCE = paymentReferenceOf('CIPCM-000123');
const tail = REFERENCE.replace(/\D/g, '');
const swapped = (at: number) =>
  tail.slice(0, at) + tail.charAt(at + 1) + tail.charAt(at) + tail.slice(at + 2);

const first = (text: string, amount = 1) => {
  const [candidate] = index.candidates(text, amount);
  return candidate && [candidate.member, ...candidate.because];
};

describe(SuggestionIndex, () => {
  it.each<[string, string, string]>([
    ['as printed', `NIP/TRF/${REFERENCE}/dues`, 'found'],
    ['without separators', `TRF CIPCM${tail} FRM X`, 'found'],
    ['in small letters', `trf cipcm-${tail}`, 'found'],
    ['split by blanks', `TRF CIPCM 0001 23 ${tail.slice(6)} X`, 'found, split by blanks'],
    ['over two lines', `TRF CIP CM-000\n123${tail.slice(6)}`, 'found, split by blanks'],
    ['with the letter O for zeros', `TRF CIPCMOOO${tail.slice(3)}`, 'found'],
    ['by its digits', `000013260403 ${tail} TRANSFER`, 'found without its letters'],
    ['as a member number', 'DUES CIPCM-000123 2026', 'found without its check digits'],
    ['with a day behind the number', 'CIPCM-000123 26 MAY', 'found, but with other check digits'],
    ['with two neighbours swapped', `TRF CIPCM${swapped(4)} X`, 'found with two digits swapped'],
    [
      'printed, with two neighbours swapped',
      `CIPCM-${swapped(4).slice(0, 6)}-${tail.slice(6)}`,
      'found with two digits swapped',
    ],
    ['with the check digits swapped', `TRF CIPCM${swapped(6)} X`, 'found with two digits swapped'],
    ['with a digit mistyped', `TRF CIPCM9${tail.slice(1)} X`, 'found with one digit mistyped'],
    ['with a digit missing', `TRF CIPCM${tail.slice(1)} X`, 'found with one digit mistyped'],
    ['with a digit too much', `TRF CIPCM0${tail} X`, 'found with one digit mistyped'],
  ])('finds a reference %s', (_name, text, words) => {
    expect(first(text)).toEqual(['123', `Reference CIPCM-000123 ${words}`]);
  });

  it.each<[string, string, string, string]>([
    ['in another order', 'TRF FROM NGOZI OKAFOR ADA', '123', 'The narration names Ngozi Okafor Ada'],
    ['without a middle name', 'okafor ada', '123', 'The narration names Okafor Ada'],
    ['with accents left out', 'TUNDE ADEYEMI dues', '213', 'The narration names Tunde Adeyemi'],
    ['of an organisation', 'HARMATTAN LOGISTICS LTD', '4711', 'The narration names Harmattan Logistics'],
    ['joined by a hyphen', 'HAKEEM ABDUL MUSA', '132', 'The narration names Hakeem Abdul Musa'],
  ])('finds a name %s', (_name, text, member, because) => {
    expect(first(text)).toEqual([member, because]);
  });

  it.each(['08031234567 dues', '2348031234567', '+234 803 123 4567', '0803-123-4567 x', 'FRM8031234567TO'])(
    'finds a phone number in %s',
    (text) => {
      expect(first(text)).toEqual(['123', 'The phone number is in the narration']);
    },
  );

  it('ranks a reference before a name, and a name with the amount before one without', () => {
    const members = (text: string, amount: number) =>
      index.candidates(text, amount).map(({ member }) => member);
    expect(members(`${REFERENCE} BELLO AMINA`, 500_000).slice(0, 2)).toEqual(['123', '124']);
    expect(members('MUSA AMINA BELLO', 700_000)).toEqual(['132', '124']);
    expect(members('MUSA AMINA BELLO', 500_000)).toEqual(['124', '132']);
  });

  it('names a member by the amount alone only where few owe it', () => {
    expect(first('CASH DEPOSIT', 700_000)).toEqual(['132', 'The amount equals all that this member owes']);
    expect(first('CASH DEPOSIT', 500_000)).toBeUndefined();
  });

  it.each([
    ['a number inside a longer one', `TRF 99${tail}99 X`],
    ['common words', 'TRANSFER FROM MEMBER FOR DUES LIMITED'],
    ['one word of a name', 'TRF FROM BELLO'],
    ['nothing', ''],
    ['signs', '=1+1 // --'],
  ])('suggests nobody for %s', (_name, text) => {
    expect(first(text)).toBeUndefined();
  });

  it('finds a number of another form', () => {
    expect(first(`x ${paymentReferenceOf('OLD/2004/17')}`)).toEqual(['9', 'Reference OLD/2004/17 found']);
  });

  it('finds each member of one transfer for several', () => {
    const old = new SuggestionIndex(
      [176, 177, 182].map((id) => payer(id, `NAME${id} First`, { number: `OLD-0${id}` })),
    );
    const found = old.candidates('ONE TRANSFER FOR OLD-0176 OLD-0177 OLD-0182', 1_500_000);
    expect(found.map(({ member, because }) => [member, ...because])).toEqual([
      ['176', 'Reference OLD-0176 found without its check digits'],
      ['177', 'Reference OLD-0177 found without its check digits'],
      ['182', 'Reference OLD-0182 found without its check digits'],
    ]);
  });

  it('does not take the prefix of a number for the name of an erased member', () => {
    const erased = new SuggestionIndex([...PAYERS, payer(300, 'CIPCM-000300')]);
    const found = (text: string) => erased.candidates(text, 1).map(({ member }) => member);
    expect(found(`TRF ${REFERENCE}`)).toEqual(['123']);
    expect(found('TRF CIPCM-000300')).toEqual(['300']);
  });
});
