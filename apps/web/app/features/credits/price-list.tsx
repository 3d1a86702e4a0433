import {
  CONSULTING_CREDITS,
  ISLAMIC_ANALYSIS_CREDITS,
  NAME_SEARCH_CREDITS,
  QUESTIONNAIRE_MAXIMUM,
  QUESTIONNAIRE_MINIMUM,
} from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { ApproximatePrice } from '../../i18n/approximate-price.tsx';

const PRICES = [
  ['search', NAME_SEARCH_CREDITS],
  ['analysis', ISLAMIC_ANALYSIS_CREDITS],
  ['questionnaire', QUESTIONNAIRE_MINIMUM],
  ['mailConsulting', CONSULTING_CREDITS.mail],
  ['liveConsulting', CONSULTING_CREDITS.instagram],
  ['namePage', 0],
  ['keeping', 0],
] as const;

const upToFor = (action: string) =>
  action === 'questionnaire' ? QUESTIONNAIRE_MAXIMUM : undefined;

const creditsFor = (action: string, price: number) => {
  const upTo = upToFor(action);
  return upTo ? `${price}–${upTo}` : price;
};

/** The price of every action, and which ones are free. */
export function PriceList() {
  const { t } = useTranslation('credits');
  return (
    <section className="mt-12 grid gap-6 md:mt-16 md:grid-cols-[.7fr_1.3fr] md:gap-12">
      <div>
        <h2 className="text-2xl md:text-3xl">{t('prices.title')}</h2>
        <p className="mt-2 max-w-[26rem] text-ink-2">{t('prices.promise')}</p>
      </div>
      <table className="w-full text-md md:text-base">
        <caption className="sr-only">{t('prices.caption')}</caption>
        <tbody>
          {PRICES.map(([action, price]) => (
            <tr key={action} className="border-line border-t">
              <th scope="row" className="py-3 pe-4 text-start font-semibold">
                {t(`prices.${action}.name`)}
                <span className="block font-normal text-ink-3 text-sm">
                  {t(`prices.${action}.text`)}
                </span>
              </th>
              <td className="text-end">
                {price ? (
                  <>
                    <span className="cost whitespace-nowrap text-base">
                      <span className="cost-mark" />
                      <bdi dir="ltr">{creditsFor(action, price)}</bdi>
                    </span>
                    <span className="block">
                      <ApproximatePrice credits={price} upTo={upToFor(action)} />
                    </span>
                  </>
                ) : (
                  <span className="font-semibold text-success">{t('prices.free')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
