/** Nobody sees it: it tells a password manager to which address the password on this page belongs. */
export const EmailForManagers = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
);
