import type { NameResult } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { CardHeading } from '../result/card-heading.tsx';
import { InlineList } from '../result/inline-list.tsx';
import { Cautions, Namesakes } from '../result/namesakes-and-cautions.tsx';
import { Popularity } from '../result/popularity.tsx';
import { RelatedNames } from '../result/related-names.tsx';

/** The paid details of a name, beside the free facts. */
export function PaidNameDetails({ result }: { result: NameResult }) {
  const { t } = useTranslation('names');
  const own = useTranslation('name-page');
  const { name, description, quran } = result;
  return (
    <section className="grid grid-cols-1 gap-6 rounded-lg border border-line bg-surface p-5 md:p-6">
      <div>
        <h2 className="text-xl [overflow-wrap:anywhere]">
          {own.t('offers.search.title', { name })}
        </h2>
        <p className="mt-2">{description}</p>
      </div>
      <Namesakes namesakes={result.namesakes} />
      <Cautions cautions={result.cautions} />
      {quran.length > 0 && (
        <section>
          <CardHeading>{t('facts.quran')}</CardHeading>
          <p className="mt-1 text-md">
            <InlineList items={quran} />
          </p>
        </section>
      )}
      <Popularity result={result} />
      <RelatedNames title={t('related')} names={result.related} />
    </section>
  );
}
