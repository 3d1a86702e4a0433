// @vitest-environment happy-dom
import type { CountryBirths, NamePage } from '@ismi/contract';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { i18nFor } from '../../../../i18n/instances.ts';
import { messagesOf } from '../../../../i18n/messages.server.ts';
import { Offer } from '../offer.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { BirthsSection } from './births-section.tsx';
import { FamilySection } from './family-section.tsx';
import { TravelSection } from './travel-section.tsx';

type Monograph = NamePage['monograph'];

const country = (place: string, own: Partial<CountryBirths> = {}): CountryBirths => ({
  country: place,
  place,
  publisher: 'LABO',
  kind: 'births',
  first_year: 2020,
  shares: [10, 20, null, 40],
  spelling_shares: null,
  last: { year: 2023, births: 80 },
  band: null,
  trend: 'rising',
  ...own,
});
const births = (countries: CountryBirths[]): Monograph['births'] => ({
  spelling: 'Yusuf',
  countries,
  finding: { place: 'Berlin', latest: { year: 2023, one_in: 250 }, peak: null },
  turkish_rank: null,
});
const row = (own: Partial<Monograph['travel'][number]>): Monograph['travel'][number] => ({
  language: 'de',
  said: 'ju-suf',
  grade: 'easy',
  better: null,
  cautions: [],
  ...own,
});
const page = (monograph: Partial<Monograph>): NamePage =>
  ({
    gender: 'boy',
    origin: 'Arabisch',
    name_ar: 'يُوسُف',
    monograph: {
      births: null,
      travel: [],
      cautions_elsewhere: [],
      quran: null,
      family: { root: null, same_root: [], counterparts: [], short_forms: [], spellings: [] },
      ...monograph,
    },
  }) as unknown as NamePage;

function render(content: ReactNode): HTMLElement {
  const place = document.createElement('div');
  const texts = messagesOf('de', ['common', 'name-page', 'name-monograph']);
  place.innerHTML = renderToString(
    <I18nextProvider i18n={i18nFor('de', texts)}>
      <MemoryRouter initialEntries={['/de/names/yusuf']}>{content}</MemoryRouter>
    </I18nextProvider>,
  );
  return place;
}

test('without figures it says that this tells nothing, and draws no chart', () => {
  const place = render(<BirthsSection page={page({})} />);
  expect(place.textContent).toContain('das sagt nichts über die Häufigkeit');
  expect(place.querySelector('svg, table')).toBeNull();
});

test('one country has a curve and no choice of countries', () => {
  const place = render(<BirthsSection page={page({ births: births([country('Berlin')]) })} />);
  expect(place.querySelectorAll('svg[role=img]')).toHaveLength(2);
  expect(place.querySelector('input')).toBeNull();
});

test('of many countries five are offered and three are seen at first', () => {
  const six = ['Berlin', 'Wien', 'Belgien', 'USA', 'Norwegen', 'Schweden'].map((place) =>
    country(place),
  );
  const place = render(<BirthsSection page={page({ births: births(six) })} />);
  expect(place.querySelectorAll('input')).toHaveLength(5);
  expect(place.querySelectorAll('input[checked]')).toHaveLength(3);
});

test('the chart is labelled with its finding, the table shows a missing year as a dash', () => {
  const place = render(<BirthsSection page={page({ births: births([country('Berlin')]) })} />);
  expect(place.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain(
    'Berlin 2023: einer von 250 Jungen, alle Schreibungen zusammen. Zuletzt wurde der Name dort häufiger.',
  );
  const cells = [...place.querySelectorAll('tbody tr')].map((line) => line.textContent);
  expect(cells).toEqual(['202340', '2022–', '202120', '202010']);
});

test('the finding tells of today, and of the year in which the name was given most', () => {
  const peak = { year: 2004, one_in: 1400 };
  const latest = { year: 2023, one_in: 30_000 };
  const told = { ...births([country('Berlin')]), finding: { place: 'Berlin', latest, peak } };
  const place = render(<BirthsSection page={page({ births: told as Monograph['births'] })} />);
  expect(place.textContent).toContain('Berlin 2023: einer von 30.000 Jungen');
  expect(place.textContent).toContain('Am häufigsten war er dort 2004: einer von 1.400.');
});

test('few births are whole numbers, and fewer than five are not told', () => {
  const band = (least: number, most: number) => ({ from: 2014, until: 2023, least, most });
  const place = render(
    <BirthsSection
      page={page({
        births: births([
          country('Wien', { band: band(3, 15) }),
          country('Berlin', { band: band(1, 4) }),
        ]),
      })}
    />,
  );
  const told = [...place.querySelectorAll('dd')].map((each) => each.textContent);
  expect(told).toEqual(['3 bis 15 Kinder im Jahr', 'weniger als fünf Kinder im Jahr']);
  expect(place.querySelector('svg[role=img]')).toBeNull();
});

test('a grade has its word and as many marks; a language that was not assessed has neither', () => {
  const place = render(
    <TravelSection
      page={page({ travel: [row({ grade: 'once' }), row({ language: 'fr', grade: null })] })}
    />,
  );
  const [german, french] = place.querySelectorAll('.travel-row');
  expect(german?.textContent).toContain('einmal erklären');
  expect(german?.querySelectorAll('.is-full')).toHaveLength(2);
  expect(french?.textContent).toContain('Noch nicht eingeschätzt');
  expect(french?.querySelector('i')).toBeNull();
});

test('a serious caution is told with its word', () => {
  const severe = row({ cautions: [{ word: 'xyz', severity: 'severe' }] });
  const place = render(<TravelSection page={page({ travel: [severe] })} />);
  expect(place.textContent?.replace(/[\u2068\u2069]/g, '')).toContain(
    'Anstößig: erinnert an „xyz“.',
  );
});

test('a root stands only where there is one', () => {
  expect(render(<FamilySection page={page({})} />).textContent).not.toContain('Wurzel');
  const { family } = page({}).monograph;
  const place = render(<FamilySection page={page({ family: { ...family, root: 'ك ر م' } })} />);
  expect(place.querySelector('[lang=ar]')?.textContent).toBe('ك ر م');
});

test('at a glance the last figure stands in words beside its line', () => {
  const place = render(<AtAGlance page={page({ births: births([country('Berlin')]) })} />);
  expect(place.textContent).toContain('Berlin 2023: 40 von 10.000');
  expect(place.querySelector('svg[aria-hidden=true]')).not.toBeNull();
});

test('an offer tells what it holds for this name, and nothing that it does not', () => {
  const paid = { bearers: 3, cautions: 1, related: 0, sources: 0, views: 0, alternatives: 0 };
  const place = render(<Offer part="search" name="Yusuf" paid={paid} onUnlock={() => {}} />);
  expect(place.textContent).toContain('3 Menschen, die ihn trugen, 1 Hinweis erklärt');
  expect(place.textContent).not.toContain('verwandt');
});
