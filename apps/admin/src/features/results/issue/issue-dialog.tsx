import { isApiError } from '@concord/api-client/requests';
import type { Result } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useState } from 'react';
import { CertificateNameField, isPrintable } from '../../../shared/certificates/certificate-name-field';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { fullName } from '../../../shared/format';
import { useCertificateIssueMutation } from '../requests';
import { IssueFields } from './issue-fields';
import { useIssueRequest } from './use-issue-request';

interface IssueDialogProps {
  readonly result: Pick<Result, '_id' | 'exam' | 'student'>;
  /** Ids of the student's known certificates. */
  readonly known: readonly string[];
  readonly onClose: () => void;
}

/** Reasons not to print the student's own name, by the server's code. */
const NAME_PROBLEMS: Readonly<Record<string, string>> = {
  NAME_TOO_LONG: 'The full name is too long for the certificate. Use this short form, or type another one.',
  NAME_UNPRINTABLE: "The name has letters that can't be printed. Type it in other letters.",
};

const isOfName = (error: unknown) => isApiError(error) && error.code in NAME_PROBLEMS;

/**
 * Issues the certificate of a result. If the name is too long, it asks for another one and suggests a short
 * form.
 */
export function IssueDialog({ result, known, onClose }: IssueDialogProps) {
  const [issue] = useCertificateIssueMutation();
  const { form: order, fields, given } = useIssueRequest(result.exam._id);
  /** Typed name; undefined until the student's own name was refused. */
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState('');
  const student = fullName(result.student);

  const send = async () => {
    const studentName = name?.trim();
    try {
      const { _id, certificateNumber } = await issue({
        body: { ...given, result: result._id, ...(studentName && { studentName }) },
      }).unwrap();
      toastSuccess(
        known.includes(_id)
          ? `${student} already has certificate ${certificateNumber}`
          : `Certificate ${certificateNumber} issued`,
      );
    } catch (error) {
      if (isApiError(error) && isOfName(error)) {
        const isLong = error.code === 'NAME_TOO_LONG';
        const form = isLong ? error.issues.find(({ path }) => path === 'studentName')?.message : undefined;
        setName((typed) => typed ?? form ?? student);
        setProblem(isLong ? (NAME_PROBLEMS.NAME_TOO_LONG ?? '') : error.message);
      }
      throw error;
    }
  };

  return (
    <SchemaDialog
      form={order}
      title="Issue certificate"
      submitLabel="Issue"
      disabled={!given.course || (name !== undefined && !isPrintable(name))}
      send={send}
      isShown={isOfName}
      onClose={onClose}
    >
      <Typography>
        {student} passed {result.exam.examName}.
      </Typography>
      <IssueFields exam={result.exam._id} fields={fields} mailLabel="Tell the student by e-mail" />
      {name === undefined ? null : (
        <>
          <Alert severity="info" role="status">
            {problem}
          </Alert>
          <CertificateNameField autoFocus value={name} onChange={setName} />
        </>
      )}
    </SchemaDialog>
  );
}
