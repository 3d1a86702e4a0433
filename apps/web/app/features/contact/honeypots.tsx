import type { RefObject } from 'react';

export interface Traps {
  website: string;
  phone_number: string;
}

/** Fields for robots only: off the screen, out of the tab order, silent for screen readers, and no browser fills them in. */
export const Honeypots = ({ traps }: { traps: RefObject<Traps> }) => (
  <div aria-hidden="true" className="absolute -start-[9999px] h-px w-px overflow-hidden">
    {(['website', 'phone_number'] as const).map((name) => (
      <input
        key={name}
        name={name}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        onChange={(event) => {
          traps.current[name] = event.target.value;
        }}
      />
    ))}
  </div>
);
