import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../browser/section-tabs.tsx';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { AnswerList } from './answer-list.tsx';
import { WantedNames } from './wanted-names.tsx';

const TABS = ['answers', 'wanted'] as const;

/** Names that the catalogue does not contain: what a model said of them, and which are wanted. */
export function AnswersSection() {
  const { t } = useTranslation('admin-answers');
  const { values } = useUrlFilters(['tab']);
  const open = TABS.find((id) => id === values.tab) ?? 'answers';
  return (
    <>
      <SectionHead title={t('title')} />
      <SectionTabs label={t('tabs.label')} tabs={TABS} open={open}>
        {(id) => t(`tabs.${id}`)}
      </SectionTabs>
      <div className="mt-4">{open === 'wanted' ? <WantedNames /> : <AnswerList />}</div>
    </>
  );
}
