/** lucide has no brand icons, so this one is our own. */
export const FacebookIcon = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" />
    <path d="M13 20.6v-7h2.2M13 13.6h-2.6M13 13.6V10.3c0-1.3.8-2 2.2-2" />
  </svg>
);
