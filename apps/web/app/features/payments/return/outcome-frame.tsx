import { Check, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { MotifField } from '../../../ui/brand/motif-field.tsx';
import { Shamsa } from '../../../ui/brand/shamsa.tsx';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';

const LOOKS = {
  done: { icon: Check, colour: 'text-primary', mark: 'bg-primary text-on-primary' },
  waiting: { icon: Clock, colour: 'text-star', mark: 'bg-quince-soft text-quince-text' },
  problem: { icon: TriangleAlert, colour: 'text-star', mark: 'bg-warning-soft text-warning' },
} as const satisfies Record<string, { icon: LucideIcon; colour: string; mark: string }>;

interface OutcomeFrameProps {
  look: keyof typeof LOOKS | 'verifying';
  title: string;
  text: ReactNode;
  /** Between the text and the buttons, such as a receipt. */
  children?: ReactNode;
  actions?: ReactNode;
}

function Mark({ look }: { look: keyof typeof LOOKS }) {
  const { icon: Icon, mark } = LOOKS[look];
  return (
    <span className={`relative grid size-16 place-items-center rounded-full ${mark}`}>
      <Icon size={30} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

/** Illustration, title, text and actions. Takes the focus once the outcome is known. */
export function OutcomeFrame({ look, title, text, children, actions }: OutcomeFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = look !== 'verifying';
  useEffect(() => {
    if (isKnown) heading.current?.focus({ preventScroll: true });
  }, [isKnown]);
  return (
    <div className="relative isolate overflow-hidden">
      <MotifField />
      <div className="wrap max-w-[38rem] pt-12 text-center md:pt-20">
        <div
          className={`relative mx-auto grid size-[200px] place-items-center ${isKnown ? LOOKS[look].colour : 'text-primary'}`}
        >
          <Shamsa
            name="ismi"
            strokeWidth={0.9}
            className="absolute inset-0 size-full [mask-image:radial-gradient(circle_closest-side,transparent_0_42%,#000_58%)]"
          />
          {isKnown ? <Mark look={look} /> : <LoadingIndicator size="xlarge" />}
        </div>
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-4xl outline-none md:text-5xl">
          {title}
        </h1>
        <div className="mt-3 text-ink-2 text-lg">{text}</div>
        {children}
        {actions && (
          <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
