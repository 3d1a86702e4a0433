/** lucide has no brand icons, so this one is our own. */
export const WhatsAppIcon = () => (
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
    <path d="M4.2 19.8 5.4 16A8.3 8.3 0 1 1 8.4 18.9Z" />
    <path
      d="M9 8.6c0 3.4 2.8 6.3 6.2 6.5l1-1.6-2-1.2-1 .9c-1-.5-1.8-1.3-2.3-2.3l.9-1-1.1-2Z"
      fill="currentColor"
      stroke="none"
    />
  </svg>
);
