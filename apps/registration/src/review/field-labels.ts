import type { FormField } from '../form/parts';

/** The labels of the fields in the form. */
export const FIELD_LABELS: Partial<Record<FormField, string>> = {
  image_data: 'Passport picture',
  title: 'Title',
  surname: 'Surname',
  firstName: 'Firstname',
  middleName: 'Middle Name',
  gender: 'Gender',
  dob: 'Date of Birth',
  email: 'Email',
  phoneNumber: 'Mobile Number',
  eduQualification: 'Highest Qualification',
  country: 'Country',
  state: 'State/Province',
  'currentEmploymet.organization': 'Organisation',
  'currentEmploymet.startDate': 'Date Joined',
  'currentEmploymet.position': 'Position',
  'currentEmploymet.yearsExperience': 'Years of Career Experience',
  'currentEmploymet.location': 'Location',
  membershipCadre: 'Membership Cadre',
  membershipRoute: 'Membership Route',
  applicationFee: 'Application Fee',
  paymentMethods: 'Payment Method',
  academicPrograms: 'Academic programmes',
  documentType: 'Document Type',
  'documents.higestQualification': 'Document',
  'documents.jamb': 'Jamb Result',
  serialNumber: 'Serial Number',
};

export const fieldLabel = (field: FormField) => FIELD_LABELS[field] ?? field;
