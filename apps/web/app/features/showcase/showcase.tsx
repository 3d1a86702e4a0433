import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DisclosureMenu } from '../../ui/disclosure-menu.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { Drawings } from './drawings.tsx';
import { Group } from './group.tsx';
import { Loading } from './loading.tsx';

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
        <Button className="btn-hero">Hero</Button>
        <Button kind="secondary" className="btn-small">
          Small
        </Button>
        <a href="#main" className="link self-center">
          hello@ismi.example
        </a>
      </Group>
      <Group title="Fields">
        <Fields />
      </Group>
      <Group title="Choices">
        <DisclosureMenu
          label="Language"
          face={
            <>
              English
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            </>
          }
        >
          <a href="#main" className="menu-item" aria-current="true">
            English
          </a>
          <a href="#main" className="menu-item">
            Deutsch
          </a>
        </DisclosureMenu>
        <a href="#main" className="chip" aria-current="true">
          Chosen
        </a>
        <a href="#main" className="chip">
          Another
        </a>
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
      <Loading />
      <Drawings />
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
      <div data-theme="dark" className="-mx-5 mt-8 rounded-lg bg-bg px-5 text-ink">
        <Everything />
      </div>
      <div dir="rtl" lang="ar" className="mt-8">
        <Everything />
      </div>
    </div>
  );
}
