import {
  CONSULTING_CREDITS,
  QUESTIONNAIRE_MAXIMUM,
  QUESTIONNAIRE_MINIMUM,
} from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { MotifField } from '../../ui/brand/motif-field.tsx';

const BENEFITS = ['listening', 'family', 'reasons'] as const;
const CELL = 'p-3 max-[23rem]:px-2 md:p-4';
const ROWS = ['answer', 'basis', 'questions', 'cost'] as const;
const FIGURES = {
  from: QUESTIONNAIRE_MINIMUM,
  to: QUESTIONNAIRE_MAXIMUM,
  mail: CONSULTING_CREDITS.mail,
  instagram: CONSULTING_CREDITS.instagram,
};

/** Explains personal consulting, and how it differs from suggestions by a model. */
export function ConsultingOffer() {
  const { t } = useTranslation('consulting');
  return (
    <section className="relative isolate overflow-hidden">
      <MotifField />
      <div className="wrap pt-9 pb-8 md:pt-16 md:pb-12">
        <h1 className="max-w-[18ch] text-4xl md:text-5xl">{t('title')}</h1>
        <p className="mt-4 max-w-[54ch] text-ink-2 text-lg">{t('intro')}</p>
        <ul className="mt-6 grid max-w-[52rem] gap-x-8 gap-y-4 sm:grid-cols-3">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <span className="nuqta mt-2 shrink-0 scale-75" />
              <span>
                <span className="block font-semibold">{t(`benefits.${benefit}.title`)}</span>
                <span className="text-md text-ink-2">{t(`benefits.${benefit}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className="card mt-8 max-w-[52rem] overflow-hidden">
          <table className="w-full text-md max-xs:[overflow-wrap:anywhere] max-[23rem]:text-sm md:text-base">
            <caption className="sr-only">{t('compare.label')}</caption>
            <thead>
              <tr>
                <td className={CELL} />
                <th scope="col" className={`${CELL} text-start font-semibold`}>
                  {t('compare.machine')}
                </th>
                <th scope="col" className={`${CELL} text-start font-semibold text-primary`}>
                  {t('compare.person')}
                </th>
              </tr>
            </thead>
            <tbody>
              {ROWS.map((row) => (
                <tr key={row} className="border-line border-t">
                  <th scope="row" className={`${CELL} text-start font-normal text-ink-2`}>
                    {t(`compare.${row}.name`)}
                  </th>
                  <td className={CELL}>{t(`compare.${row}.machine`, FIGURES)}</td>
                  <td className={`${CELL} bg-primary-soft font-medium text-on-primary-soft`}>
                    {t(`compare.${row}.person`, FIGURES)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
