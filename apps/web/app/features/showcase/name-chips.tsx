import { useEffect, useRef, useState } from 'react';
import { NAME_FIELD_TEXTS } from '../../data/name-completions/name-field-texts.ts';
import {
  useNameCompletions,
  useNameSearch,
} from '../../data/name-completions/use-name-completions.ts';
import { loadTexts } from '../../i18n/load-page-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Chip } from '../../ui/form/chip.ts';
import { ChipsField } from '../../ui/form/chips-field.tsx';
import { LiveSuggestions } from '../../ui/form/live-suggestions.tsx';
import { SearchForm } from '../../ui/form/search-form.tsx';
import { Group } from './group.tsx';

const LIKED: readonly Chip[] = [{ id: 'zaynab', name: 'Zeynep' }, { name: 'Lorinda' }];

function Fields() {
  const [liked, changeLiked] = useState(LIKED);
  const [avoided, changeAvoided] = useState<readonly Chip[]>([]);
  const completions = useNameCompletions();
  const ofGirls = useNameCompletions('girl');
  return (
    <div className="grid w-full gap-5 md:grid-cols-2">
      <ChipsField
        {...ofGirls}
        label="Names that we love"
        hint="Type a name, or the first letters of it."
        tone="liked"
        max={5}
        value={liked}
        onChange={changeLiked}
      />
      <ChipsField
        {...completions}
        label="Rather not"
        max={5}
        value={avoided}
        onChange={changeAvoided}
      />
    </div>
  );
}

function Searching() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  return (
    <div className="w-full">
      <SearchForm
        ref={input}
        action="/names"
        label="Search names"
        placeholder="In Latin or Arabic letters"
        submit="Search"
        look="large"
      >
        <LiveSuggestions
          input={input}
          {...useNameSearch()}
          onChoose={({ name }) => setChosen(name)}
        />
      </SearchForm>
      <p className="hint">Chosen: {chosen || 'nothing yet'}</p>
    </div>
  );
}

/** Fields of names, on the catalogue of this machine. */
export function NameChips() {
  const locale = useLocale();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    loadTexts(locale, [NAME_FIELD_TEXTS]).then(
      () => setReady(true),
      () => {},
    );
  }, [locale]);
  return (
    <Group title="Fields of names">
      {isReady && <Fields />}
      {isReady && <Searching />}
    </Group>
  );
}
