import { isApiError } from '@concord/api-client/member';
import { LIMITS, type MyPaymentDetails, myTransferFields } from '@concord/contracts';
import { koboFrom } from '@concord/institute';
import { type FormEvent, useRef, useState } from 'react';
import { lagosToday } from '../../shared/lagos-day';
import { useRequestKey } from '@concord/api-client/request-key';
import { smallerPhoto } from '../../shared/smaller-photo';
import { useMyTransferCreateMutation } from './requests';

/** Fields as typed. */
export interface TransferValues {
  readonly amount: string;
  readonly sentOn: string;
  readonly bank: string;
  readonly payer: string;
  readonly note: string;
}
export type TransferProblems = Partial<Record<keyof TransferValues | 'file' | 'form', string>>;

const KINDS = ['image/', 'application/pdf'];
const NOT_AMOUNT = 'Enter naira and kobo, such as 5,000.00';

/** Reasons why a file is not sent at all. */
export function fileProblem(file: Pick<File, 'type' | 'size'> | undefined): string | undefined {
  if (!file) return 'Choose a photo or PDF of your receipt';
  if (!KINDS.some((kind) => file.type.startsWith(kind))) return 'Choose a photo or a PDF';
  return file.size > LIMITS.documentBytes ? 'This file is larger than 5 MB. Choose a smaller one' : undefined;
}

/** Fields as the call takes them, or what is wrong with them. */
export function readTransfer(
  values: TransferValues,
): { readonly fields: Record<string, string> } | { readonly problems: TransferProblems } {
  const kobo = koboFrom(values.amount);
  const filled = Object.entries(values).filter(([name, value]) => value.trim() !== '' && name !== 'amount');
  const fields = { ...Object.fromEntries(filled), ...(kobo !== undefined && { amount: String(kobo) }) };
  const problems: TransferProblems = {};
  for (const { path, message } of myTransferFields.safeParse(fields).error?.issues ?? [])
    problems[path[0] as keyof TransferValues] ??= message;
  if (values.amount.trim() !== '' && kobo === undefined) problems.amount = NOT_AMOUNT;
  if (values.sentOn > lagosToday()) problems.sentOn = 'This day is in the future';
  return Object.keys(problems).length > 0 ? { problems } : { fields };
}

function problemsOf(error: unknown): TransferProblems {
  if (!isApiError(error)) return { form: 'This did not work. Please try again' };
  const issues = error.issues?.map(({ path, message }) => [path, message] as const) ?? [];
  return issues.length > 0 ? Object.fromEntries(issues) : { form: error.message };
}

/** State of the form that tells about a transfer. */
export function useTransferForm({ amount }: MyPaymentDetails) {
  const empty = {
    amount: amount > 0 ? String(amount / 100) : '',
    sentOn: lagosToday(),
    bank: '',
    payer: '',
    note: '',
  };
  const [values, setValues] = useState<TransferValues>(empty);
  const [file, setFile] = useState<File>();
  const [isPreparing, setPreparing] = useState(false);
  const latest = useRef<File>(undefined);
  const [problems, setProblems] = useState<TransferProblems>({});
  const [isSent, setSent] = useState(false);
  const [send, { isLoading }] = useMyTransferCreateMutation();
  const keyOf = useRequestKey();

  const change = (name: keyof TransferValues, value: string) => {
    setSent(false);
    setValues((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _, form: __, ...others }) => others);
  };
  const choose = async (chosen: File) => {
    latest.current = chosen;
    setSent(false);
    setPreparing(true);
    setFile(undefined);
    setProblems(({ file: _, ...others }) => others);
    const smaller = await smallerPhoto(chosen);
    // Another file was chosen meanwhile, and is still being prepared.
    if (latest.current !== chosen) return;
    const problem = fileProblem(smaller);
    setPreparing(false);
    if (problem) setProblems((others) => ({ ...others, file: problem }));
    else setFile(smaller);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPreparing) return;
    const read = readTransfer(values);
    const missing = fileProblem(file);
    if ('problems' in read || missing || !file) {
      setProblems({ ...('problems' in read && read.problems), ...(missing && { file: missing }) });
      return;
    }
    const { fields } = read;
    const idempotencyKey = keyOf({ ...fields, file: [file.name, file.size, file.lastModified] });
    try {
      await send({ file, fields, idempotencyKey }).unwrap();
      setValues({ ...empty, amount: '' });
      setFile(undefined);
      setSent(true);
    } catch (error) {
      setProblems(problemsOf(error));
    }
  };
  return { values, file, isPreparing, problems, isSent, isSending: isLoading, change, choose, submit };
}
