import { useId, useState } from 'react';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { Button } from '../../ui/form/button.tsx';
import { DialogHead } from '../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { Group } from './group.tsx';

/** Overlays, each opened by a button. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | undefined>();
  const id = useId();
  const close = () => setOpen(undefined);
  return (
    <Group title="Overlays">
      <Button kind="secondary" onPress={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button kind="secondary" onPress={() => setOpen('drawer')}>
        Drawer
      </Button>
      <Button
        kind="secondary"
        onPress={() => showToast('Copied “Safiya”.', { label: 'Undo', run: () => {} })}
      >
        Toast
      </Button>
      <Modal kind={open ?? 'dialog'} isOpen={open !== undefined} onClose={close} labelledBy={id}>
        <div className="grid gap-4 p-4">
          <DialogHead id={id} closeLabel="Close" onClose={close}>
            Something to decide
          </DialogHead>
          <Button onPress={close}>Decided</Button>
        </div>
      </Modal>
    </Group>
  );
}
