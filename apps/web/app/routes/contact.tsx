import { contact } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { apiContext } from '../data/loader-api.ts';
import { BusinessHours } from '../features/contact/business-hours.tsx';
import { LazyContactForm, loadContactForm } from '../features/contact/lazy-contact-form.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/contact';

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).load(contact.info, {});

/** On client navigation, wait for the form before showing the page. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [info] = await Promise.all([serverLoader(), loadContactForm()]);
  return info;
};

export default function ContactPage({ loaderData: info }: Route.ComponentProps) {
  const { t } = useTranslation('contact');
  return (
    <div className="wrap pt-10 md:pt-16">
      <PageHead namespace="contact" />
      <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
      <p className="mt-4 max-w-[38rem] text-lg text-ink-2">{t('intro')}</p>
      <div className="mt-8 grid items-start gap-8 md:mt-12 lg:grid-cols-[2fr_1fr] lg:gap-12">
        <section aria-label={t('form.title')} className="card p-5 md:p-8">
          <LazyContactForm email={info?.email} />
        </section>
        <div className="grid gap-6">
          <BusinessHours openNow={info?.open_now} />
          {info && (
            <p className="text-ink-2">
              {t('byMail')}{' '}
              <a href={`mailto:${info.email}`} className="link">
                <bdi>{info.email}</bdi>
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
