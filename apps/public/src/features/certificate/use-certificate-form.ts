import { useAppDispatch } from '@concord/api-client';
import { isApiError } from '@concord/api-client/requests';
import { useLocation, useNavigate } from '@concord/mfe';
import { toastError } from '@concord/ui';
import { useForm } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import {
  type CertificateForm,
  certificateResolver,
  COMPLETE_DETAILS,
  EMPTY_CERTIFICATE,
  INVALID_SERIAL,
  typedBefore,
} from './certificate-form';
import { certificateSerialCheck } from './requests/check-serial';
import { createCertificate } from './requests/create-certificate';

/** The form, and what Proceed does: the serial is checked, the certificate is made, and its page opens. */
export function useCertificateForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<CertificateForm>({
    resolver: certificateResolver,
    defaultValues: EMPTY_CERTIFICATE,
    mode: 'onTouched',
  });

  const { reset, setError } = form;
  const [before] = useState(() => typedBefore(state));
  useEffect(() => {
    // Only now, for a prerendered form is empty.
    if (before) reset(before);
  }, [before, reset]);

  const refuseSerial = (message: string) => {
    setError('serialNumber', { type: 'server', message }, { shouldFocus: true });
    toastError(message);
  };

  const send = async (values: CertificateForm) => {
    setFailure(undefined);
    try {
      const { isValid } = await dispatch(
        certificateSerialCheck.initiate(values.serialNumber, { forceRefetch: true, subscribe: false }),
      ).unwrap();
      if (!isValid) return refuseSerial(INVALID_SERIAL);
      const certificate = await dispatch(
        createCertificate.initiate({ ...values, genrated: 'manual' }, { track: false }),
      ).unwrap();
      await navigate('.', { replace: true, state: { typed: values } });
      await navigate('/print-certificate', { state: certificate });
    } catch (error) {
      if (isApiError(error) && error.code === 'SERIAL_INVALID') {
        // The serial itself is good: it was made for somebody else, or for another course.
        refuseSerial(INVALID_SERIAL);
        setFailure(
          'The serial number was made for another name or course. Give both as the institute has them.',
        );
        return;
      }
      setFailure(error);
      toastError(error);
    }
  };

  return {
    form,
    failure,
    submit: form.handleSubmit(send, () => {
      setFailure(undefined);
      toastError(COMPLETE_DETAILS);
    }),
  };
}
