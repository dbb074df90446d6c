import { PROGRAMMES, YEARS_EXPERIENCE } from '@concord/contracts';
import { internationalNumber } from '../phone/international-number';

/** A document in the form: the content to send, and the original file name to display. */
export interface ChosenFile {
  readonly name: string;
  readonly file: string;
  readonly fileName: string;
}

/** A chosen programme group with its selected admission options. */
export interface ChosenProgramme {
  readonly name: string;
  readonly options: readonly string[];
}

export const EMPTY_FORM = {
  image_data: '',
  title: '',
  surname: '',
  firstName: '',
  middleName: '',
  gender: '',
  dob: '',
  email: '',
  /** ISO 3166 code (alpha-2) of the country whose calling code precedes the phone number. */
  phoneCountry: 'NG',
  /** Typed text; sent in international format. */
  phoneNumber: '',
  eduQualification: '',
  country: '',
  state: '',
  currentEmploymet: {
    organization: '',
    startDate: '',
    position: '',
    yearsExperience: YEARS_EXPERIENCE[0] as string,
    location: '',
  },
  membershipCadre: '',
  membershipRoute: '',
  applicationFee: '',
  paymentMethods: '',
  academicPrograms: [] as readonly ChosenProgramme[],
  documentType: '',
  documents: { higestQualification: null as ChosenFile | null, jamb: null as ChosenFile | null },
  serialNumber: '',
};

/** Values of the registration form; '' for none. */
export type RegistrationForm = typeof EMPTY_FORM;

/** Fields that enable the Register button. */
export const REQUIRED_FIELDS = ['firstName', 'surname', 'email', 'serialNumber', 'image_data'] as const;

export const isComplete = (values: readonly string[]) => values.every((value) => value.trim() !== '');

const PGD = PROGRAMMES.find(({ id }) => id === 'pgd')?.name;

const upload = (chosen: ChosenFile | null) => chosen && { name: chosen.name, file: chosen.file };

/** Builds the registration's request body. */
export function toPayload({
  documentType: _documentType,
  phoneCountry,
  documents,
  ...values
}: RegistrationForm) {
  return {
    ...values,
    phoneNumber: internationalNumber(phoneCountry, values.phoneNumber),
    pgdCourses: values.academicPrograms.find(({ name }) => name === PGD)?.options ?? [],
    documents: { higestQualification: upload(documents.higestQualification), jamb: upload(documents.jamb) },
  };
}
