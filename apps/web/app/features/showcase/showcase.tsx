import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { DisclosureMenu } from '../../ui/overlay/disclosure-menu.tsx';
import { AdminCharts } from './admin-charts.tsx';
import { AdminParts } from './admin-parts.tsx';
import { Drawings } from './drawings.tsx';
import { Fields } from './fields.tsx';
import { Group } from './group.tsx';
import { Loading } from './loading.tsx';
import { Messages } from './messages.tsx';
import { NameChips } from './name-chips.tsx';
import { Overlays } from './overlays.tsx';

/** All components; `dir` and `data-theme` of the wrapper switch direction and theme. */
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
      <Fields />
      <NameChips />
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
      <Messages />
      <Overlays />
      <Loading />
      <Drawings />
      <AdminParts />
      <AdminCharts />
    </>
  );
}

/** Its own background: the page around it may have the other theme. */
const SHEET = '-mx-5 mt-8 rounded-lg bg-bg px-5 text-ink';

export function Showcase() {
  return (
    <div className="wrap py-10">
      <title>ui – ismi</title>
      <h1 className="text-4xl">Components</h1>
      <div data-theme="light" className={SHEET}>
        <Everything />
      </div>
      <div data-theme="dark" className={SHEET}>
        <Everything />
      </div>
      <div dir="rtl" lang="ar" className="mt-8">
        <Everything />
      </div>
    </div>
  );
}
