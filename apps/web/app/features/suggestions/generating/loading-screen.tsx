import { CONSULTING_CREDITS } from '@ismi/contract/pricing';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { formatPercent } from '../../../i18n/intl-formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { MotifField } from '../../../ui/brand/motif-field.tsx';
import { Shamsa } from '../../../ui/brand/shamsa.tsx';
import { focusHeading } from '../focus-heading.ts';
import { Facts } from './facts.tsx';
import { stageAt, useProgress } from './use-progress.ts';

/** Fills the window while a list is being written. */
export function LoadingScreen() {
  const { t } = useTranslation('results');
  return (
    <div className="loading-screen">
      <MotifField />
      <div className="wrap max-w-[40rem] py-8 text-center">
        <div className="mx-auto size-[172px] text-primary md:size-[184px]">
          <Shamsa name="ismi" strokeWidth={1} className="loading-sun" />
        </div>
        <h1 ref={focusHeading} tabIndex={-1} className="mt-5 text-2xl outline-none md:text-3xl">
          {t('loading.title')}
        </h1>
        <Progress />
        <Facts />
        <ConsultingOffer />
        <p className="mt-7 text-ink-3 text-sm">{t('loading.hint')}</p>
      </div>
    </div>
  );
}

function Progress() {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const progress = useProgress();
  const stage = stageAt(progress);
  return (
    <div className="mx-auto mt-6 max-w-[26rem]">
      <div
        role="progressbar"
        aria-label={t('loading.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        className="bar"
      >
        <i style={{ width: `${progress}%` }} />
      </div>
      <p className="mt-2 flex justify-between gap-4 text-ink-2 text-sm">
        <span role="status" className="text-start">
          {t(`loading.stages.${stage}`)}
        </span>
        <span aria-hidden="true" className="tnum font-semibold text-ink">
          {formatPercent(locale, progress)}
        </span>
      </p>
    </div>
  );
}

function ConsultingOffer() {
  const { t } = useTranslation('results');
  const path = usePath();
  return (
    <Link
      to={path('consulting')}
      className="card mt-9 flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-start hover:border-primary sm:flex-nowrap"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <MessageCircle size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="min-w-0 flex-1 basis-40 leading-snug">
        <span className="block font-semibold">{t('loading.consulting.title')}</span>
        <span className="block text-ink-2 text-sm">{t('loading.consulting.text')}</span>
      </span>
      <span className="cost ms-auto">
        <span className="cost-mark" />
        {t('loading.consulting.price', { count: CONSULTING_CREDITS.instagram })}
      </span>
    </Link>
  );
}
