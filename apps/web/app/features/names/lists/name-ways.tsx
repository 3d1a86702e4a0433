import type { NameWay, namePages, ResponseOf } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { LetterLinks } from './letter-links.tsx';

export type Ways = ResponseOf<typeof namePages.ways>;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-2xl">{title}</h2>
    <div className="mt-4">{children}</div>
  </section>
);

interface TilesProps {
  by: Exclude<NameWay, 'letter'>;
  values: readonly { value: string; count: number }[];
  labelOf: (value: string) => string;
}

function Tiles({ by, values, labelOf }: TilesProps) {
  const path = usePath();
  const locale = useLocale();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {values.map(({ value, count }) => (
        <li key={value}>
          <Link to={path('name-list', { by, value })} className="way">
            <span className="min-w-0">{labelOf(value)}</span>
            <bdi className="tnum text-ink-3 text-sm">{formatNumber(locale, count)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** All ways to browse names: by letter, gender, culture and theme. */
export function NameWays({ ways }: { ways: Ways }) {
  const { t } = useTranslation('name-lists');
  const words = useTranslation('name-words');
  const kinds = useTranslation('name-kinds');
  return (
    <div className="mt-10 grid gap-12">
      <Group title={t('byLetter')}>
        <LetterLinks letters={ways.letters} label={t('byLetter')} />
      </Group>
      <Group title={t('byGender')}>
        <Tiles
          by="gender"
          values={ways.genders}
          labelOf={(value) => words.t(`genderLists.${value}`)}
        />
      </Group>
      <Group title={t('byTheme')}>
        <Tiles by="theme" values={ways.themes} labelOf={(value) => kinds.t(`meaning.${value}`)} />
      </Group>
      <Group title={t('byCulture')}>
        <Tiles
          by="culture"
          values={ways.cultures}
          labelOf={(value) => kinds.t(`culture.${value}`)}
        />
      </Group>
    </div>
  );
}
