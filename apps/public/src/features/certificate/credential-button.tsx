import { Button, toastError, Typography } from '@concord/ui';
import { NEEDS_SCRIPT } from './needs-script';
import { useCredentialGetMutation } from './requests';

/** Saves through a temporary link, and releases the object URL once the download has started. */
function save(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Saves the certificate as a signed file. A plain link would save an error response as well. */
export function CredentialButton({ number }: { readonly number: string }) {
  const [fetchCredential, { isLoading }] = useCredentialGetMutation();
  const download = async () => {
    try {
      save(await fetchCredential({ params: { certificateNumber: number } }).unwrap(), `${number}.jwt`);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        sx={{ mt: { xs: 2, sm: 3 }, ml: { sm: 2 }, ...NEEDS_SCRIPT }}
        loading={isLoading}
        onClick={() => void download()}
        aria-describedby="about-credential"
      >
        Download credential
      </Button>
      <Typography variant="body2" color="textSecondary" id="about-credential" sx={{ mt: 1, ...NEEDS_SCRIPT }}>
        The credential is a signed digital file (Open Badges 3.0) that others can verify.
      </Typography>
    </>
  );
}
