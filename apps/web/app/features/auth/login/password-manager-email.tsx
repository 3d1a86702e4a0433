/** Invisible: tells a password manager which account the password belongs to. */
export const PasswordManagerEmail = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
);
