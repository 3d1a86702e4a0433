import type { NameWay, nameLists, ResponseOf } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { LetterLinks } from './letter-links.tsx';
import { useListWords } from './use-list-words.ts';

export type Ways = ResponseOf<typeof nameLists.ways>;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-2xl">{title}</h2>
    <div className="mt-4">{children}</div>
  </section>
);

interface TilesProps {
  by: Exclude<NameWay, 'letter'>;
  values: readonly { value: string; count: number }[];
}

function Tiles({ by, values }: TilesProps) {
  const { labelOf } = useListWords();
  const words = useTranslation('name-words');
  const path = usePath();
  const locale = useLocale();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {values.map(({ value, count }) => (
        <li key={value}>
          <Link to={path('name-list', { by, value })} className="way">
            <span className="min-w-0">
              {by === 'gender' ? words.t(`genderLists.${value}`) : labelOf(by, value)}
            </span>
            <bdi className="tnum text-ink-3 text-sm">{formatNumber(locale, count)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** All ways to browse names. */
export function NameWays({ ways }: { ways: Ways }) {
  const { t } = useTranslation('name-lists');
  return (
    <div className="mt-10 grid gap-12">
      <Group title={t('byLetter')}>
        <LetterLinks letters={ways.letters} label={t('byLetter')} />
      </Group>
      <Group title={t('byGender')}>
        <Tiles by="gender" values={ways.genders} />
      </Group>
      <Group title={t('byTheme')}>
        <Tiles by="theme" values={ways.themes} />
      </Group>
      <Group title={t('byCulture')}>
        <Tiles by="culture" values={ways.cultures} />
      </Group>
      <Group title={t('byLength')}>
        <Tiles by="length" values={ways.lengths} />
      </Group>
      <Group title={t('byTravel')}>
        <Tiles by="travel" values={ways.travels} />
      </Group>
      <Group title={t('byCommonness')}>
        <Tiles by="commonness" values={ways.commonness} />
      </Group>
    </div>
  );
}
