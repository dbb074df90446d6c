import { PROGRAMMES, registerBody, YEARS_EXPERIENCE, type RegisterBody } from '@concord/contracts';
import { zodResolver, type FieldErrors, type FormFieldError, type Resolver } from '@concord/ui/forms';
import { internationalNumber } from '../phone/international-number';

/** A document in the form: what is sent, and the file's own name to show. */
export interface ChosenFile {
  readonly name: string;
  readonly file: string;
  readonly fileName: string;
}

/** The programme groups chosen, each with the admission options ticked in it. */
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
  /** The country, by its iso2 code, whose calling code stands before the phone number. */
  phoneCountry: 'NG',
  /** As typed; sent in international format. */
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

/** The registration form's values; '' for none. */
export type RegistrationForm = typeof EMPTY_FORM;

/** The Register button is enabled when none of these is empty. */
export const REQUIRED_FIELDS = ['firstName', 'surname', 'email', 'serialNumber', 'image_data'] as const;

export const isComplete = (values: readonly string[]) => values.every((value) => value.trim() !== '');

const PGD = PROGRAMMES.find(({ id }) => id === 'pgd')?.name;

const upload = (chosen: ChosenFile | null) => chosen && { name: chosen.name, file: chosen.file };

/** The form as the registration call takes it. */
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

const checkPayload = zodResolver(registerBody.out);

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ALL_DIGITS = /^\d{2}\/\d{2}\/\d{4}$/;

/** Replaces the contract's message for incomplete dates, which names the format that is sent, not the one shown. */
function replaceDateMessage(error: FormFieldError | undefined, typed: string) {
  if (!error || ISO_DATE.test(typed)) return;
  error.message = ALL_DIGITS.test(typed)
    ? 'There is no such day in the calendar'
    : 'Give the whole date as dd/MM/yyyy';
}

/** Validates the form with the schema of the request. */
export const registrationResolver: Resolver<RegistrationForm> = async (values, context, options) => {
  const checked = await checkPayload(
    toPayload(values) as Parameters<typeof checkPayload>[0],
    context,
    options as never,
  );
  const errors = checked.errors as FieldErrors<RegistrationForm>;
  if (Object.keys(errors).length === 0) return { values, errors: {} };
  replaceDateMessage(errors.dob, values.dob);
  replaceDateMessage(errors.currentEmploymet?.startDate, values.currentEmploymet.startDate);
  return { values: {}, errors };
};

/** A valid form as it is sent: trimmed, without empty values. */
export const registrationOf = (values: RegistrationForm): RegisterBody =>
  registerBody.parse(toPayload(values));
