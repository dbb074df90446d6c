import { useAppDispatch } from '@concord/api-client';
import { type ApiError, isApiError, sharedEndpoints } from '@concord/api-client/requests';
import { useLocation, useNavigate } from '@concord/mfe';
import { toastError } from '@concord/ui';
import { useForm } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import { serialRefusal } from './serial-refusal';
import {
  type CertificateForm,
  certificateResolver,
  COMPLETE_DETAILS,
  EMPTY_CERTIFICATE,
  INVALID_SERIAL,
} from './certificate-form';
import { endpoints } from './requests';

/** State of the form. Submitting it validates the serial, creates the certificate and opens its page. */
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

  const { reset, setError, watch } = form;
  useEffect(() => {
    // A message about the whole form applies only to the submitted details.
    const { unsubscribe } = watch(() => setFailure(undefined));
    return unsubscribe;
  }, [watch]);
  const [saved] = useState(() => (state as { typed?: CertificateForm } | null)?.typed);
  useEffect(() => {
    // Restored after hydration only, as the prerendered form is empty.
    if (saved) reset(saved);
  }, [saved, reset]);

  const showInvalidSerial = (message = INVALID_SERIAL) => {
    setError('serialNumber', { type: 'server', message }, { shouldFocus: true });
    toastError(INVALID_SERIAL);
  };
  const showRefusal = (error: ApiError) => {
    const { fields, serial, whole } = serialRefusal(error);
    if (serial !== undefined) showInvalidSerial(serial);
    setFailure(whole);
    fields.forEach(([field, message], at) =>
      setError(field, { type: 'server', message }, { shouldFocus: at === 0 }),
    );
  };

  const send = async (values: CertificateForm) => {
    setFailure(undefined);
    try {
      const { isValid } = await dispatch(
        sharedEndpoints.serialCheck.initiate(
          { body: { serial: values.serialNumber, purpose: 'certificate' } },
          { forceRefetch: true, subscribe: false },
        ),
      ).unwrap();
      if (!isValid) return showInvalidSerial();
      const certificate = await dispatch(
        endpoints.certificateCreate.initiate({ body: { ...values, genrated: 'manual' } }, { track: false }),
      ).unwrap();
      await navigate('.', { replace: true, state: { typed: values } });
      await navigate('/print-certificate', { state: certificate });
    } catch (error) {
      if (isApiError(error) && error.code === 'SERIAL_INVALID') {
        showRefusal(error);
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
