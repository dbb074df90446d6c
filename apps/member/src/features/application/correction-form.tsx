import {
  GENDERS,
  LIMITS,
  MEMBERSHIP_CADRES,
  MEMBERSHIP_ROUTES,
  type MyForm,
  QUALIFICATIONS,
  TITLES,
  YEARS_EXPERIENCE,
} from '@concord/contracts';
import { errorMessage, isApiError } from '@concord/api-client/member';
import { Box, Button, Stack, toastSuccess, Typography } from '@concord/ui';
import { FormDateField, FormSelect, FormTextField, useForm } from '@concord/ui/forms';
import { useState } from 'react';
import { Notice } from '../../shared/notice';
import { FIELD_LABELS, type FieldName } from './field-labels';
import {
  checkProposal,
  type FormValues,
  hasChanges,
  type Problems,
  problemsOf,
  proposalOf,
  valuesOf,
} from './form-values';
import { useMyCorrectionProposeMutation } from './requests';

type Values = FormValues & { reason: string };

const CHOICES: Partial<Record<FieldName, readonly string[]>> = {
  title: TITLES,
  gender: GENDERS,
  eduQualification: QUALIFICATIONS,
  yearsExperience: YEARS_EXPERIENCE,
  membershipCadre: MEMBERSHIP_CADRES,
  membershipRoute: MEMBERSHIP_ROUTES,
};
const DATES: readonly FieldName[] = ['dob', 'startDate'];
/** The country needs its list of codes; the office corrects it. */
const SHOWN = (Object.keys(FIELD_LABELS) as FieldName[]).filter((field) => field !== 'country');

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const;

type FieldProps = {
  readonly control: ReturnType<typeof useForm<Values>>['control'];
  readonly name: FieldName;
};

function Field({ control, name }: FieldProps) {
  const label = FIELD_LABELS[name];
  const choices = CHOICES[name];
  if (choices)
    return <FormSelect control={control} name={name} label={label} options={choices} canBeEmptied />;
  if (DATES.includes(name)) return <FormDateField control={control} name={name} label={label} />;
  return <FormTextField control={control} name={name} label={label} />;
}

interface CorrectionFormProps {
  readonly form: MyForm;
  /** True if a proposal is open, which this one replaces. */
  readonly replaces: boolean;
  readonly onClose: () => void;
}

/** Form for a correction of one's own registration. */
export function CorrectionForm({ form: stored, replaces, onClose }: CorrectionFormProps) {
  const base = valuesOf(stored);
  const form = useForm<Values>({ defaultValues: { ...base, reason: '' } });
  const [propose, { isLoading }] = useMyCorrectionProposeMutation();
  const [problem, setProblem] = useState<string>();

  const show = (problems: Problems) => {
    const names = Object.keys(problems) as (keyof Problems)[];
    names.forEach((name, index) =>
      form.setError(name, { message: problems[name] }, { shouldFocus: index === 0 }),
    );
    return names.length > 0;
  };
  const send = async ({ reason, ...values }: Values) => {
    setProblem(undefined);
    if (!hasChanges(base, values)) return setProblem('Change what is wrong first.');
    const body = proposalOf(base, values, reason);
    if (show(checkProposal(body))) return;
    try {
      await propose({ body }).unwrap();
      toastSuccess('Thank you. We’ll look at your correction');
      onClose();
    } catch (error) {
      if (!(isApiError(error) && show(problemsOf(error.issues)))) setProblem(errorMessage(error));
    }
  };

  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Typography>
        Change what is wrong, and tell us why. We check it before we change your form.
        {replaces ? ' This replaces the correction you sent before.' : ''}
      </Typography>
      <Box sx={GRID}>
        {SHOWN.map((name) => (
          <Field key={name} control={form.control} name={name} />
        ))}
      </Box>
      <FormTextField
        control={form.control}
        name="reason"
        label="Why is this right?"
        required
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
      />
      {problem ? (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      ) : null}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={isLoading}>
          Send correction
        </Button>
        <Button disabled={isLoading} onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
