export interface HoneypotValues {
  website: string;
  phone_number: string;
}

const NAMES = ['website', 'phone_number'] as const;

/** The values of the honeypot fields at submit. */
export const readHoneypots = (form: HTMLFormElement | null): HoneypotValues => {
  const data = form ? new FormData(form) : new FormData();
  return {
    website: String(data.get('website') ?? ''),
    phone_number: String(data.get('phone_number') ?? ''),
  };
};

/** Fields for robots only: off the screen, out of the tab order, silent for screen readers, and no browser fills them in. */
export const Honeypots = () => (
  <div aria-hidden="true" className="absolute -start-[9999px] h-px w-px overflow-hidden">
    {NAMES.map((name) => (
      <input
        key={name}
        name={name}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    ))}
  </div>
);
