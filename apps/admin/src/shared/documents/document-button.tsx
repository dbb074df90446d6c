import type { DocumentBody } from '@concord/contracts';
import { PrintButton, usePrintout } from '@concord/printing';
import { toastError, toastSuccess } from '@concord/ui';
import { PrintIcon } from '@concord/ui/display';
import type { ComponentProps, ReactNode } from 'react';

const FAILURE_TEXT = 'There was an error generating your print out, contact admin';

type Wanted = Parameters<ReturnType<typeof usePrintout>['print']>[0];

interface ButtonProps extends Pick<ComponentProps<typeof PrintButton>, 'aria-label' | 'size' | 'disabled'> {
  readonly children: ReactNode;
  /** Title of the document's kind. */
  readonly title: string;
  readonly icon?: ReactNode;
}

function PrintoutButton(props: ButtonProps & { readonly wanted: Wanted }) {
  const { wanted, title, icon = <PrintIcon />, ...button } = props;
  const { printing, print } = usePrintout({
    onSaved: (url) =>
      toastSuccess(`${title}: your PDF is ready`, {
        label: 'Open PDF',
        onClick: () => void window.open(url, '_blank', 'noopener'),
      }),
    onFault: (_fault, error = FAILURE_TEXT) => toastError(error),
  });
  return (
    <PrintButton
      {...button}
      variant="outlined"
      icon={icon}
      printing={printing}
      onPrint={() => void print(wanted)}
    />
  );
}

/** Requests a PDF by a given call; the browser saves it. */
export const PdfButton = ({ order, ...button }: ButtonProps & Extract<Wanted, { order: unknown }>) => (
  <PrintoutButton {...button} wanted={{ order }} />
);

/** A {@link PdfButton} for a record's document. */
export const DocumentButton = ({
  document: body,
  ...button
}: ButtonProps & { readonly document: DocumentBody }) => <PrintoutButton {...button} wanted={{ body }} />;
