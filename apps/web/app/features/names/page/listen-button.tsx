import type { NamePage } from '@ismi/contract';
import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Voice = NamePage['voice'];

const findVoice = (language: Voice['language']): SpeechSynthesisVoice | undefined =>
  window.speechSynthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language));

/** Uses the browser's voice for that language. Hidden if there is none, which is common. */
function useVoice(language: Voice['language']): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    const look = () => setVoice(findVoice(language));
    look();
    // Browsers load their voices late.
    window.speechSynthesis?.addEventListener('voiceschanged', look);
    return () => window.speechSynthesis?.removeEventListener('voiceschanged', look);
  }, [language]);
  return voice;
}

export function ListenButton({ voice: { language, text } }: { voice: Voice }) {
  const { t } = useTranslation('name-page');
  const voice = useVoice(language);
  if (!voice) return null;
  const speak = () => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    // Slightly slower than normal speech, so that every sound is heard.
    utterance.rate = 0.8;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
  };
  return (
    <button type="button" onClick={speak} className="chip">
      <Volume2 size={17} strokeWidth={1.75} aria-hidden />
      {t('listen')}
    </button>
  );
}
