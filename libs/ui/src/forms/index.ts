export { Controller, FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form';
export type { Control, FieldPath, FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
export { zodResolver } from '@hookform/resolvers/zod';
export { FormTextField, type FormTextFieldProps } from './form-text-field';
export { FormSelect, type FormSelectProps, type SelectOption } from './form-select';
export { FormDateField, type FormDateFieldProps } from './form-date-field';
export { DateField, type DateFieldProps } from './date-field';
