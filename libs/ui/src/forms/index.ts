export { default as Alert } from '@mui/material/Alert';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormGroup } from '@mui/material/FormGroup';
export { default as FormLabel } from '@mui/material/FormLabel';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as TextField } from '@mui/material/TextField';
export {
  FormProvider,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export type {
  Control,
  DefaultValues,
  FieldError as FormFieldError,
  FieldErrors,
  FieldPath,
  FieldPathValue,
  FieldValues,
  Resolver,
  UseFormReturn,
} from 'react-hook-form';
export { zodResolver } from '@hookform/resolvers/zod';
export { FormTextField, type FormTextFieldProps } from './form-text-field';
export { FormCodeField } from './form-code-field';
export { FormSerialField } from './form-serial-field';
export { FormSelect } from './form-select';
export { FormDateField } from './form-date-field';
export type { SearchOption } from './search-options';
export { DateField } from './date-field';
export { dateInText } from './date-parts';
export { SearchField } from './search-field';
export { FieldError } from '../components/field-error';
