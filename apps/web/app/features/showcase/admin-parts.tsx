import { CircleCheck, Eye, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { ActionForm } from '../../ui/admin/action-form.tsx';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { Facts } from '../../ui/admin/facts.tsx';
import { FilterDate, FilterSearch, FilterSelect } from '../../ui/admin/filter-fields.tsx';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { QrCode } from '../../ui/admin/qr-code.tsx';
import { RowAction } from '../../ui/admin/row-action.tsx';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { SidePanel } from '../../ui/admin/side-panel.tsx';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Group } from './group.tsx';

interface Row {
  id: string;
  family: string;
  credits: number;
}

const ROWS: readonly Row[] = [
  { id: '4342', family: 'Esra Yıldırım', credits: 125 },
  { id: '4343', family: 'مريم حسن', credits: 8 },
];
const TONES = ['success', 'warning', 'error', 'info', 'neutral'] as const;
const WORDS = {
  loading: 'Loading',
  retry: 'Try again',
  clear: 'Clear',
  pastTheEnd: 'That is all.',
};
const nothing = () => {};

const COLUMNS: readonly Column<Row>[] = [
  { id: 'family', label: 'Family', cell: ({ family }) => <bdi>{family}</bdi> },
  {
    id: 'status',
    label: 'Status',
    cell: () => (
      <StatusBadge tone="success" icon={CircleCheck}>
        completed
      </StatusBadge>
    ),
  },
  { id: 'credits', label: 'Credits', isNumber: true, cell: ({ credits }) => credits },
  {
    id: 'acts',
    label: 'Acts',
    isLabelHidden: true,
    isNumber: true,
    cell: ({ id }) => (
      <>
        <RowAction icon={Eye} label={`Look at ${id}`} onPress={nothing} />
        <RowAction icon={Undo2} label={`Refund ${id}`} onPress={nothing} isDisabled />
      </>
    ),
  },
];

const LISTS = [
  { data: ROWS, failure: undefined },
  { data: [], failure: undefined },
  { data: undefined, failure: undefined },
  { data: undefined, failure: { message: 'The server does not answer.' } },
];

/** A list in each state: loaded, empty, loading and failed. */
const Lists = () =>
  LISTS.map((loaded) => (
    <div key={JSON.stringify(loaded)} className="w-full">
      <LoadedList
        loaded={{ ...loaded, reload: nothing }}
        failed="The list could not be loaded."
        words={WORDS}
        isEmpty={(rows) => rows.length === 0}
        empty="Nothing fits."
        onClear={nothing}
        pagerProps={() => ({
          label: 'Pages',
          position: 'Page 1 / 17',
          previous: 'Previous',
          next: 'Next',
          onPrevious: undefined,
          onNext: nothing,
        })}
      >
        {(rows) => (
          <DataTable label="Families" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
        )}
      </LoadedList>
    </div>
  ));

function Filters() {
  const [value, onChange] = useState('');
  return (
    <>
      <FilterSearch label="Search" value={value} onChange={onChange} placeholder="Name" />
      <FilterSelect label="Status" value="" all="All" options={[]} onChange={nothing} />
      <FilterDate label="From" value="2026-11-14" onChange={nothing} />
    </>
  );
}

function Windows() {
  const [open, setOpen] = useState<'act' | 'panel'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button kind="secondary" onPress={() => setOpen('act')}>
        Act
      </Button>
      <Button kind="secondary" onPress={() => setOpen('panel')}>
        Side panel
      </Button>
      <ActionDialog
        isOpen={open === 'act'}
        title="Refund 4342"
        closeLabel="Close"
        confirmLabel="Refund"
        cancelLabel="Cancel"
        busyLabel="Refunding"
        action={{ isBusy: false, failure: { message: 'PayPal does not answer.' } }}
        kind="danger"
        text={{ label: 'Why', missing: 'Please say why.', min: 3, max: 200 }}
        onConfirm={close}
        onClose={close}
      >
        <p>7.99 EUR go back, and 100 credits are taken.</p>
      </ActionDialog>
      <SidePanel isOpen={open === 'panel'} title="4342" closeLabel="Close" onClose={close}>
        <Facts
          facts={[
            ['Family', 'Esra Yıldırım'],
            ['Credits', '125'],
          ]}
        />
      </SidePanel>
    </>
  );
}

/** The components of the admin area. */
export const AdminParts = () => (
  <>
    <Group title="Administration">
      <div className="w-full">
        <SectionHead title="Payments">
          <Button className="btn-small">New</Button>
        </SectionHead>
      </div>
      <Filters />
      {TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
      <Windows />
      <ActionForm
        confirmLabel="Put away"
        busyLabel="Saving"
        kind="secondary"
        text={{ label: 'Note', missing: 'Please write a note.', min: 1, max: 200 }}
        onConfirm={nothing}
      />
      <QrCode text="otpauth://totp/ismi" label="For an app" />
    </Group>
    <Group title="Lists">
      <Lists />
    </Group>
  </>
);
