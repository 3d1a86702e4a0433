import { EmptyCard } from '../../ui/feedback/empty-card.tsx';
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx';
import { LoadableList } from '../../ui/feedback/loadable-list.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Remark } from '../../ui/feedback/remark.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { WarningLine } from '../../ui/feedback/warning-line.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Collapsible } from '../../ui/overlay/collapsible.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { PrintablePage } from '../../ui/printable-page.tsx';
import { Group } from './group.tsx';

const nothing = () => {};

/** Status messages and placeholders for empty content. */
export const Messages = () => (
  <>
    <Group title="Notices and remarks">
      <Notice kind="success" title="Thank you, it has arrived.">
        <p>We answer during our business hours.</p>
      </Notice>
      <Notice kind="info" title="Your session is over." />
      <Notice kind="error" title="That did not work.">
        <p>What you wrote is still here.</p>
      </Notice>
      <FailedNotice
        title="The list could not be loaded."
        reason="The server does not answer."
        retryLabel="Try again"
        onRetry={nothing}
      />
      <Remark kind="warning">This name is not given to children.</Remark>
      <Remark kind="unchecked" isSmall>
        Nobody has checked this meaning yet.
      </Remark>
      <p>
        Abdülkuddüs
        <WarningLine>Only together with Abd.</WarningLine>
      </p>
    </Group>
    <Group title="Folds and the foot of a dialog">
      <Collapsible title="What else is known" look="line" className="w-64">
        <p className="text-ink-2">Told to those who ask.</p>
      </Collapsible>
      <Collapsible title="More about Meryem" look="words">
        <p className="text-ink-2">Told to those who ask.</p>
      </Collapsible>
      <DialogButtons className="w-64">
        <Button>Save</Button>
        <Button kind="secondary">Back</Button>
      </DialogButtons>
    </Group>
    <Group title="Not there yet">
      <EmptyCard text="You have not kept a name yet.">
        <Button>Find one</Button>
      </EmptyCard>
      <Skeletons
        label="Loading"
        count={3}
        className="grid w-64 gap-3"
        eachClassName="card grid gap-2 p-4"
      >
        <span className="skeleton h-4 w-3/4" />
        <span className="skeleton h-4" />
      </Skeletons>
    </Group>
    <Group title="A list that is loaded page by page">
      <LoadableList
        items={['Meryem', 'Yusuf']}
        isLoading={false}
        failure={undefined}
        onRetry={nothing}
        texts={{ failed: 'The list could not be loaded.', retry: 'Try again' }}
        skeleton={null}
        empty={null}
        next={{ label: 'Show more', busyLabel: 'Loading', onPress: nothing }}
        className="mt-4"
      >
        {(names) => (
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </LoadableList>
      <LoadableList
        items={[]}
        isLoading={false}
        failure="The server does not answer."
        onRetry={nothing}
        texts={{ failed: 'The next page could not be loaded.', retry: 'Try again' }}
        skeleton={null}
        empty={null}
        className="mt-4"
      >
        {() => null}
      </LoadableList>
    </Group>
    <Group title="Paper">
      {(['here', 'loading'] as const).map((state) => (
        <PrintablePage
          key={state}
          className="max-w-[44rem]"
          title="Receipt"
          letterhead={<span className="nuqta mt-2" />}
          loaded={{ state }}
          words={{ loading: 'Loading', failed: 'It could not be loaded.', retry: 'Try again' }}
          onRetry={nothing}
          back={
            <a href="#main" className="link">
              Back
            </a>
          }
          tools={<Button kind="secondary">Print</Button>}
        >
          {state === 'here' && <p className="mt-3 text-ink-2">100 credits, 7.99 EUR</p>}
        </PrintablePage>
      ))}
    </Group>
  </>
);
