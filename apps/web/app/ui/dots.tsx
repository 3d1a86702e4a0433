/** Three nuqta that breathe: something is under way. Whoever uses it says what. */
export const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
