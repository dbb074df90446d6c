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
