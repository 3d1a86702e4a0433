import type { UnderstoodWish } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { HomeLanguage } from '../answers.ts';
import { useHomeLabels } from '../home-labels.ts';

/** A wish that was read, as a family would say it. */
export function useWishLabel(): (wish: UnderstoodWish) => string {
  const { t } = useTranslation('family-wishes');
  const locale = useLocale();
  const { languageOf } = useHomeLabels();
  return ({ wish, value }) => {
    switch (wish) {
      case 'love':
      case 'avoid':
      case 'siblings':
        return value;
      case 'meanings':
        return t(`meanings.${value}`);
      case 'notMeanings':
        return t('wish.notMeanings', { value: t(`meanings.${value}`) });
      case 'roots':
        return t(`roots.values.${value}`);
      case 'tradition':
        return t(`tradition.values.${value}`);
      case 'faith':
        return t(`wish.faith.${value}`);
      case 'worksIn':
        return t('wish.worksIn', { value: languageOf(value as HomeLanguage) });
      case 'without':
        return t('wish.without', { value: formatList(locale, value.split(' ')) });
      default:
        return t(`wish.${wish}`, { value });
    }
  };
}
