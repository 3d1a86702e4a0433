import type { NameResult } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { CardHeading } from './card-heading.tsx';

interface RelatedNamesProps {
  title: string;
  names: NameResult['related'];
}

/** Links to related names: their pages are free. */
export function RelatedNames({ title, names }: RelatedNamesProps) {
  const { t } = useTranslation('names');
  const path = usePath();
  if (names.length === 0) return null;
  return (
    <section>
      <CardHeading>{title}</CardHeading>
      <ul className="mt-2 flex flex-wrap gap-2">
        {names.map(({ name_id: id, address, name }) => (
          <li key={id} className="min-w-0">
            <Link
              to={path('name-page', { slug: address })}
              aria-label={t('lookUp', { name })}
              className="chip chip-name"
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
