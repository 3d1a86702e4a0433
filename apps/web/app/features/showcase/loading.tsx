import { useState } from 'react';
import { LoadingIndicator } from '../../ui/feedback/loading-indicator.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Group } from './group.tsx';

const SIZES = ['small', 'medium', 'large', 'xlarge'] as const;
const TYPES = ['spinner', 'dots', 'pulse', 'bars'] as const;
const COLORS = ['primary', 'secondary', 'success', 'warning', 'error', 'white'] as const;

const SHOWN_MS = 2_000;

/** It covers the page, so it closes automatically. */
function Fullscreen() {
  const [isShown, show] = useState(false);
  const showForAWhile = () => {
    show(true);
    setTimeout(() => show(false), SHOWN_MS);
  };
  return (
    <>
      <Button kind="secondary" onPress={showForAWhile}>
        Fullscreen, for two seconds
      </Button>
      {isShown && <LoadingIndicator size="xlarge" mode="fullscreen" label="Loading" />}
    </>
  );
}

/** Every type in every size, every colour, and both overlays. */
export const Loading = () => (
  <Group title="Loading">
    <div className="grid grid-cols-[repeat(5,auto)] place-items-center gap-x-4 gap-y-5 text-ink-3 text-sm sm:gap-x-8">
      <span />
      {SIZES.map((size) => (
        <span key={size}>{size}</span>
      ))}
      {TYPES.flatMap((type) => [
        <span key={type} className="justify-self-start">
          {type}
        </span>,
        ...SIZES.map((size) => (
          <LoadingIndicator key={type + size} type={type} size={size} label="Loading" />
        )),
      ])}
    </div>
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-4 text-ink-3 text-sm">
        {COLORS.map((color) => (
          <span key={color} className="grid justify-items-center gap-1.5">
            <span
              className={`grid rounded-md p-3 ${color === 'white' ? 'glaze-firuze bg-[var(--g)]' : ''}`}
            >
              <LoadingIndicator color={color} size="large" label="Loading" />
            </span>
            {color}
          </span>
        ))}
      </div>
      <div className="card relative grid h-24 w-64 content-center gap-2 overflow-hidden p-4">
        <span className="skeleton h-4 w-3/4" />
        <span className="skeleton h-4" />
        <LoadingIndicator type="bars" mode="overlay" label="Loading" />
      </div>
      <Fullscreen />
    </div>
  </Group>
);
