import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { draftOfForm, formOfDraft, isUntouched, withTyped } from './draft-values';

const PGD = 'Executive Professional PGD training course';
const certificate = { name: 'Bsc', file: 'data:application/pdf;base64,AAAA', fileName: 'scan.pdf' };
const filled: RegistrationForm = {
  ...EMPTY_FORM,
  image_data: 'data:image/jpeg;base64,AAAA',
  surname: 'Okoro',
  dob: '31/0',
  country: 'NG',
  currentEmploymet: { ...EMPTY_FORM.currentEmploymet, position: 'Teacher', yearsExperience: '4-10 yrs' },
  academicPrograms: [
    { name: PGD, options: ['Peace Education'] },
    { name: 'NYSC Scheme', options: [] },
  ],
  documentType: 'Bsc',
  documents: { higestQualification: certificate, jamb: null },
};

describe('withTyped', () => {
  it('adds texts typed before the draft was offered, and replaces none', () => {
    const typed = { ...EMPTY_FORM, surname: 'Ok', email: 'grace@example.com', phoneCountry: 'GH' };
    expect(withTyped(filled, typed)).toEqual({ ...filled, email: 'grace@example.com' });
  });
});

describe('formOfDraft', () => {
  it('restores a split form, incomplete values too', () => {
    const { text, files } = draftOfForm(filled);
    expect(formOfDraft(structuredClone(text), structuredClone(files))).toEqual(filled);
  });

  it('takes only known values from an older or damaged draft', () => {
    const stored = {
      surname: 'Okoro',
      firstName: 7,
      gender: 'Unknown',
      country: 'Nigeria!',
      phoneCountry: '??',
      faxNumber: '12',
      email: 'x'.repeat(30_000),
      currentEmploymet: 'Teacher',
      academicPrograms: [
        { name: PGD, options: ['Peace Education', 'Astrology'] },
        { name: 'Academic Programs', options: ['Astrology'] },
        { name: 'Gone' },
        null,
      ],
      documentType: 'HND',
    };
    expect(formOfDraft(stored, { passport: 'face.jpg', higestQualification: certificate, jamb: 3 })).toEqual({
      ...EMPTY_FORM,
      surname: 'Okoro',
      documentType: 'HND',
      academicPrograms: [{ name: PGD, options: ['Peace Education'] }],
    });
  });

  it('restores a cleared choice as none, even if the form starts with one', () => {
    const { text, files } = draftOfForm({
      ...filled,
      currentEmploymet: { ...filled.currentEmploymet, yearsExperience: '' },
    });
    expect(formOfDraft(text, files).currentEmploymet.yearsExperience).toBe('');
  });

  it.each([undefined, null, 'text', []])('returns an empty form for %p', (stored) => {
    expect(formOfDraft(stored, {})).toEqual(EMPTY_FORM);
  });
});

describe('isUntouched', () => {
  it('is false with one letter or file', () => {
    expect(isUntouched(structuredClone(EMPTY_FORM))).toBe(true);
    expect(isUntouched({ ...EMPTY_FORM, surname: 'O' })).toBe(false);
    expect(isUntouched({ ...EMPTY_FORM, image_data: filled.image_data })).toBe(false);
  });
});
