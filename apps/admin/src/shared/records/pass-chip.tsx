import { Chip } from '@concord/ui/display';

/** Whether the candidate passed, in the terms of the candidate's own result page. */
export function PassChip({ pass }: { readonly pass: boolean }) {
  return pass ? (
    <Chip size="small" color="success" label="Passed" />
  ) : (
    <Chip size="small" color="error" variant="outlined" label="Fail" />
  );
}
