import type { Locale } from '@ismi/contract/locales';
import { CenteredMessage } from '../frames/centered-message.tsx';
import { Logo } from '../header/logo.tsx';

// No translations: they may be what failed. Small, because every page includes it.
const WORDS: Record<Locale, { title: string; text: string; reload: string }> = {
  tr: {
    title: 'Bir şeyler ters gitti.',
    text: 'Lütfen sayfayı yenileyin.',
    reload: 'Sayfayı yenile',
  },
  en: {
    title: 'Something went wrong.',
    text: 'Please reload the page.',
    reload: 'Reload the page',
  },
  de: {
    title: 'Da ist etwas schiefgelaufen.',
    text: 'Bitte ladet die Seite neu.',
    reload: 'Seite neu laden',
  },
  ar: { title: 'حدث خطأ ما.', text: 'يُرجى إعادة تحميل الصفحة.', reload: 'إعادة تحميل الصفحة' },
};

interface ErrorScreenProps {
  locale: Locale;
  /** The reason and what helps, if known. */
  text?: string | undefined;
}

export function ErrorScreen({ locale, text }: ErrorScreenProps) {
  const words = WORDS[locale];
  return (
    <>
      <header className="wrap flex h-16 items-center md:h-[76px]">
        {/* A plain link: the start page is fully loaded, in the current language. */}
        <a href={`/${locale}`} className="-ms-1 flex min-h-11 items-center">
          <Logo locale={locale} height={36} />
        </a>
      </header>
      <main className="grow pb-16">
        <CenteredMessage documentTitle={words.title} title={words.title} text={text ?? words.text}>
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own, and works where no script comes to life */}
          <a href="" className="btn btn-primary">
            {words.reload}
          </a>
        </CenteredMessage>
      </main>
    </>
  );
}
