import type { Locale } from '@ismi/contract/locales';

// Stands alone: whatever broke may have been the texts themselves.
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

export function ErrorScreen({ locale }: { locale: Locale }) {
  const words = WORDS[locale];
  return (
    <main className="wrap grid min-h-dvh place-content-center justify-items-start gap-5 py-16">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl">{words.title}</h1>
      <p className="text-lg text-ink-2">{words.text}</p>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </main>
  );
}
