import { Box } from '@concord/ui';

/** An e-mail address that breaks after its @ where the line is too short. */
export function EmailAddress({ email }: { readonly email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** An e-mail address in a list: its column is as wide as its e-mails, up to a width, and a card gives it what it has. */
export function EmailCell({ email }: { readonly email: string }) {
  return (
    <Box
      sx={{
        width: 'max-content',
        // The buttons of the row stay in a window of 1280 px.
        maxWidth: 200,
        overflowWrap: 'anywhere',
        'dd &': { width: 'auto', maxWidth: 1 },
      }}
    >
      <EmailAddress email={email} />
    </Box>
  );
}
