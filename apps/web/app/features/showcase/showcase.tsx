import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadingIndicator, type LoadingIndicatorProps } from '../../ui/loading-indicator.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NameCard } from '../../ui/name-card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shamsa } from '../../ui/shamsa.tsx';
import { GLAZES } from '../../ui/shamsa-of-name.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';

const SIZES = ['small', 'medium', 'large', 'xlarge'] as const;
const TYPES = ['spinner', 'dots', 'pulse', 'bars'] as const;
const COLORS = ['primary', 'secondary', 'success', 'warning', 'error', 'white'] as const;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-line border-t py-8">
    <h2 className="mb-4 text-2xl">{title}</h2>
    <div className="flex flex-wrap items-start gap-4">{children}</div>
  </section>
);

function Fields() {
  const [text, write] = useState('Kevser');
  const field = { name: 'field', value: text, onChange: write, onBlur: () => {} };
  return (
    <div className="grid w-full gap-5 md:grid-cols-3">
      <TextField {...field} label="Name" hint="For example Sümeyye" />
      <TextField {...field} label="E-mail" error="Please enter an address with @." />
      <TextField {...field} label="Message" multiline counter={{ used: text.length, max: 5 }} />
    </div>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | undefined>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button kind="secondary" onPress={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button kind="secondary" onPress={() => setOpen('drawer')}>
        Drawer
      </Button>
      <Button
        kind="secondary"
        onPress={() => showToast('Copied “Safiya”.', { label: 'Undo', act: () => {} })}
      >
        Toast
      </Button>
      <Modal kind={open ?? 'dialog'} isOpen={open !== undefined} onClose={close} label="Example">
        <div className="grid gap-4 p-4">
          <h3 className="text-2xl">Something to decide</h3>
          <Button onPress={close}>Close</Button>
        </div>
      </Modal>
    </>
  );
}

const Indicator = (look: LoadingIndicatorProps) => (
  <span className={look.color === 'white' ? 'rounded-md bg-primary p-3' : 'p-3'}>
    <LoadingIndicator {...look} label="Loading" />
  </span>
);

/** Everything once; `dir` and `data-theme` of the wrapper show it the other way round. */
function Everything() {
  return (
    <>
      <Group title="Buttons">
        <Button>Find a name</Button>
        <Button busyLabel="Searching">Search</Button>
        <Button isDisabled>Disabled</Button>
        <Button kind="secondary">Secondary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger">Delete for good</Button>
      </Group>
      <Group title="Fields">
        <Fields />
      </Group>
      <Group title="Notices">
        <Notice kind="success" title="Thank you, it has arrived.">
          <p>We answer during our business hours.</p>
        </Notice>
        <Notice kind="error" title="That did not work.">
          <p>What you wrote is still here.</p>
        </Notice>
      </Group>
      <Group title="Overlays">
        <Overlays />
      </Group>
      <Group title="Loading">
        {TYPES.flatMap((type) =>
          SIZES.map((size) => <Indicator key={type + size} type={type} size={size} />),
        )}
        {COLORS.map((color) => (
          <Indicator key={color} color={color} size="large" />
        ))}
        <div className="relative grid h-24 w-64 content-center gap-2">
          <span className="skeleton h-4 w-3/4" />
          <span className="skeleton h-4" />
          <LoadingIndicator type="bars" mode="overlay" label="Loading" />
        </div>
      </Group>
      <Group title="Glazes and suns">
        {[...GLAZES, 'sut' as const].map((glaze) => (
          <div key={glaze} className="w-44">
            <NameCard
              canonicalName={glaze}
              latin="Meryem"
              arabic="مريم"
              meaning={glaze}
              isArabicFirst={false}
              glaze={glaze}
            />
          </div>
        ))}
        <Shamsa name="Elif" strokeWidth={1} className="w-32 text-primary" />
      </Group>
    </>
  );
}

export function Showcase() {
  return (
    <div className="wrap py-10">
      <title>ui – ismi</title>
      <h1 className="text-4xl">Components</h1>
      <div data-theme="light">
        <Everything />
      </div>
      <div data-theme="dark" className="-mx-5 mt-8 bg-bg px-5 text-ink">
        <Everything />
      </div>
      <div dir="rtl" lang="ar" className="mt-8">
        <Everything />
      </div>
    </div>
  );
}
